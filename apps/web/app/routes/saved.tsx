import type { MetaArgs } from "react-router";
import { usePageNumber } from "../common/paged-list/use-page-number.ts";
import { SavedPage } from "../features/saved/saved-page.tsx";
import { savedPageText } from "../features/saved/saved-page-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import { useSession } from "../lib/session/use-session.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(savedPageText, language);
    return { title, description, path: "/de-danh", hidden: true };
  });

export default function Saved() {
  const userId = useSession()?.userId;
  const page = usePageNumber();
  return userId && <SavedPage key={userId} userId={userId} page={page} />;
}
