import type { MetaArgs } from "react-router";
import "../features/essentials/feelings/feelings.css";
import { feelingsText } from "../features/essentials/feelings/feelings-text.ts";
import { FeelingsWheel } from "../features/essentials/feelings/feelings-wheel.tsx";
import { textIn } from "../lib/i18n/text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "bare" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(feelingsText, language);
    return { title, description, path: "/essentials/banh-xe-cam-xuc" };
  });

export default FeelingsWheel;
