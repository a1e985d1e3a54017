import type { MetaArgs } from "react-router";
import { Gratitude } from "../features/essentials/gratitude/gratitude.tsx";
import { gratitudeText } from "../features/essentials/gratitude/gratitude-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "bare" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(gratitudeText, language);
    return { title, description, path: "/essentials/biet-on" };
  });

export default Gratitude;
