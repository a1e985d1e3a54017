import type { MetaArgs } from "react-router";
import { ContentPage } from "../features/profile/content-page.tsx";
import { contentText } from "../features/profile/content-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title } = textIn(contentText, language)["admin-content"];
    return { title, description: title, path: "/admin", hidden: true };
  });

export default function AdminContent() {
  return <ContentPage name="admin-content" />;
}
