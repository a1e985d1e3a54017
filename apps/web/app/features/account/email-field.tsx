import { Field } from "@bentrong/ui/field";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";

interface Props {
  /** `username`: the account that a password belongs to; `email`: an address that is given. */
  autoComplete: "username" | "email";
  error: string | undefined;
  defaultValue?: string;
  readOnly?: boolean;
}

export function EmailField(props: Props) {
  const text = useText(accountText);
  return (
    <Field
      name="email"
      type="email"
      inputMode="email"
      label={text.email}
      placeholder={text.emailPlaceholder}
      {...props}
    />
  );
}
