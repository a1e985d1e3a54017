// What the forms of accounts ask of the same fields; each form says in its own words what is missing.
import { isEmail } from "../../lib/forms/email.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";

const SHORTEST_PASSWORD = 6;

export function useAccountRules() {
  const text = useText(accountText);
  return {
    email: (missing: string) => (value: string) => {
      if (!value.trim()) return missing;
      return isEmail(value.trim()) ? undefined : text.emailMalformed;
    },
    newPassword: (missing: string) => (value: string) => {
      if (!value) return missing;
      return [...value].length < SHORTEST_PASSWORD ? text.passwordTooShort : undefined;
    },
    confirmPassword: (value: string, { password }: { password: string }) => {
      if (!value) return text.confirmMissing;
      return value === password ? undefined : text.confirmDiffers;
    },
  };
}
