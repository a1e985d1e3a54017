// Rules for a new password, wherever one is chosen. The server applies the same, and rejects leaked ones besides.
const SHORTEST = 6;
/** Characters of any script, as the server counts them. */
export const LONGEST_PASSWORD = 128;

export function findPasswordProblem(password: string): "short" | "long" | undefined {
  const { length } = [...password.normalize("NFC")];
  if (length < SHORTEST) return "short";
  return length > LONGEST_PASSWORD ? "long" : undefined;
}
