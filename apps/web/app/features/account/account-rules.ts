// Rules that the account forms share for the same fields; each form has its own words for a missing value.
import { isEmail } from "../../lib/forms/email.ts";
import { findPasswordProblem } from "../../lib/forms/new-password.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";

export function useAccountRules() {
  const text = useText(accountText);
  return {
    email: (missing: string) => (value: string) => {
      if (!value.trim()) return missing;
      return isEmail(value.trim()) ? undefined : text.emailMalformed;
    },
    newPassword: (missing: string) => (value: string) => {
      if (!value) return missing;
      const problem = findPasswordProblem(value);
      if (problem === "long") return text.passwordTooLong;
      return problem && text.passwordTooShort;
    },
    confirmPassword: (value: string, { password }: { password: string }) => {
      if (!value) return text.confirmMissing;
      return value === password ? undefined : text.confirmDiffers;
    },
  };
}
