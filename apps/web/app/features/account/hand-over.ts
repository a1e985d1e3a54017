// What one account screen hands to the next: in the history entry, so that no address and no password-like thing
// stands in a link.
import { useLocation } from "react-router";
import { z } from "zod/mini";

const HandOver = z.object({
  email: z.optional(z.string()),
  /** Said on the next screen, because the one before is left too soon to read it. */
  notice: z.optional(z.string()),
});
export type HandOver = z.infer<typeof HandOver>;

export function useHandOver(): HandOver {
  const { state } = useLocation();
  const parsed = HandOver.safeParse(state);
  return parsed.success ? parsed.data : {};
}
