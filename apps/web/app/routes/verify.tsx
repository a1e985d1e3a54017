import type { MetaArgs } from "react-router";
import { verifyText } from "../features/account/verify-text.ts";
import { VerifyView } from "../features/account/verify-view.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({ ...textIn(verifyText, language), path: "/verify", hidden: true }));

export default function Verify() {
  return <VerifyView />;
}
