/** Fields of an error that a log may hold: others, such as the input of a bad address, may carry a person's search. */
export function describeError(error: unknown): { name: string; message: string; stack: string | undefined } {
  if (!(error instanceof Error)) return { name: "unknown", message: "", stack: undefined };
  const { name, message, stack } = error;
  return { name, message, stack };
}
