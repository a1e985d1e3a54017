import type { MetaArgs } from "react-router";
import "../features/essentials/body-scan/body-scan.css";
import { BodyScan } from "../features/essentials/body-scan/body-scan.tsx";
import { scanText } from "../features/essentials/body-scan/scan-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "bare" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(scanText, language);
    return { title, description, path: "/essentials/quet-co-the" };
  });

export default BodyScan;
