import "../features/account/ticker.css";
import type { MetaArgs } from "react-router";
import { AccountFrame } from "../features/account/account-frame.tsx";
import { LoginSteps } from "../features/account/login-steps.tsx";
import { loginText } from "../features/account/login-text.ts";
import { Landscape } from "../features/home/landscape.tsx";
import { BareFoot, BareMark } from "../features/shell/bare.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "bare" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({ ...textIn(loginText, language), path: "/login" }));

export default function Login() {
  const { heading, lead } = useText(loginText);
  return (
    <AccountFrame
      heading={heading}
      lead={lead}
      mark={<BareMark />}
      view={<Landscape className="absolute inset-x-0 bottom-0 -z-10 h-4/5 w-full" />}
      foot={<BareFoot />}
    >
      <LoginSteps />
    </AccountFrame>
  );
}
