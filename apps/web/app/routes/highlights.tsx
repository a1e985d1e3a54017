import type { MetaArgs } from "react-router";
import { usePageNumber } from "../common/paged-list/use-page-number.ts";
import { HighlightsPage } from "../features/blogs/highlights/highlights-page.tsx";
import { listText } from "../features/blogs/highlights/list-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import { useSession } from "../lib/session/use-session.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(listText, language);
    return { title, description, path: "/doan-da-to", hidden: true };
  });

export default function HighlightsRoute() {
  const userId = useSession()?.userId;
  const page = usePageNumber();
  return userId && <HighlightsPage key={userId} page={page} />;
}
