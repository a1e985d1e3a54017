/** JSON, or undefined where it is none: for text whose schema says what to tell about it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
