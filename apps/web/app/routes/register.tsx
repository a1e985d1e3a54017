import "../features/account/ticker.css";
import type { MetaArgs } from "react-router";
import { anonymousApi } from "../api/anonymous-client.ts";
import { createSubscription } from "../api/subscriptions.ts";
import { AccountFrame } from "../features/account/account-frame.tsx";
import { RegisterForm } from "../features/account/register-form.tsx";
import { registerText } from "../features/account/register-text.ts";
import { Landscape } from "../features/home/landscape.tsx";
import { BareFoot, BareMark } from "../features/shell/bare.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "bare" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({ ...textIn(registerText, language), path: "/register" }));

const askForLetters = (email: string) => createSubscription(anonymousApi(), email);

export default function Register() {
  const { heading, lead } = useText(registerText);
  return (
    <AccountFrame
      heading={heading}
      lead={lead}
      mark={<BareMark />}
      view={<Landscape className="absolute inset-x-0 bottom-0 -z-10 h-4/5 w-full" />}
      foot={<BareFoot />}
    >
      <RegisterForm subscribe={askForLetters} />
    </AccountFrame>
  );
}
