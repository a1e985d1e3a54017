import type { MetaArgs } from "react-router";
import "../features/essentials/let-go/let-go.css";
import { LetGo } from "../features/essentials/let-go/let-go.tsx";
import { letGoText } from "../features/essentials/let-go/let-go-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "bare" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(letGoText, language);
    return { title, description, path: "/essentials/viet-roi-buong" };
  });

export default LetGo;
