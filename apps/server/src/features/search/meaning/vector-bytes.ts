// Sentence vectors in one signed byte a number: a quarter of the memory, and the order of cosines hardly changes.

/** Numbers of a vector. */
export const WIDTH = 384;
const LARGEST = 127;

export function toBytes(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const scale = largest === 0 ? 0 : LARGEST / largest;
  return Int8Array.from(vector, (x) => Math.round(x * scale));
}

/** `at`: where the second vector begins among many that lie one behind the other. */
export function dot(a: Float32Array | Int8Array, b: Float32Array | Int8Array, at = 0): number {
  let sum = 0;
  for (let i = 0; i < WIDTH; i++) sum += (a[i] as number) * (b[at + i] as number);
  return sum;
}

export const getLength = (vector: Float32Array | Int8Array): number => Math.sqrt(dot(vector, vector)) || 1;

/** The mean of vectors, of which each counts the same however long it is. */
export function averageVectors(vectors: readonly (Float32Array | Int8Array)[]): Float32Array {
  const mean = new Float32Array(WIDTH);
  for (const vector of vectors) {
    const scale = 1 / (getLength(vector) * vectors.length);
    for (let i = 0; i < WIDTH; i++) mean[i] = (mean[i] as number) + (vector[i] as number) * scale;
  }
  return mean;
}

/** What is left of a direction without the mean of its sort. */
export function centre(vector: Float32Array | Int8Array, mean: Float32Array): Float32Array {
  const length = getLength(vector);
  return Float32Array.from(vector, (x, i) => x / length - (mean[i] as number));
}
