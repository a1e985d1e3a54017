/** What a log may hold of an error: other fields, such as the input of a bad address, may carry what a person searched for. */
export function describeError(error: unknown): { name: string; message: string; stack: string | undefined } {
  if (!(error instanceof Error)) return { name: "unknown", message: "", stack: undefined };
  const { name, message, stack } = error;
  return { name, message, stack };
}
