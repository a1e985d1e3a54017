/** Cosine of two vectors of the same length; 0 when one of them is empty of direction. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as number;
    const y = b[i] as number;
    dot += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  return squaresA === 0 || squaresB === 0 ? 0 : dot / Math.sqrt(squaresA * squaresB);
}

/** The same direction with length 1; a zero vector stays zero. */
export function normalise(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const x of vector) squares += x * x;
  const factor = squares === 0 ? 0 : 1 / Math.sqrt(squares);
  return vector.map((x) => x * factor);
}
