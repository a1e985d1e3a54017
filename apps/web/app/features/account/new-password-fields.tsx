import { PasswordField } from "@bentrong/ui/password-field";
import { passwordWords } from "../../lib/forms/password-words.ts";
import type { Errors } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";

interface Props {
  label: string;
  hint: string;
  confirmLabel: string;
  errors: Errors<"password" | "confirmPassword">;
}

/** A password that is being chosen, twice. */
export function NewPasswordFields({ label, hint, confirmLabel, errors }: Props) {
  const words = useText(passwordWords);
  return (
    <>
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={label}
        hint={hint}
        words={words}
        error={errors.password}
      />
      <PasswordField
        name="confirmPassword"
        autoComplete="new-password"
        label={confirmLabel}
        words={words}
        error={errors.confirmPassword}
      />
    </>
  );
}
