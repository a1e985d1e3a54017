import type { MetaArgs } from "react-router";
import { HistoryPage } from "../features/orders/history-page.tsx";
import { historyText } from "../features/orders/history-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import { useSession } from "../lib/session/use-session.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(historyText, language);
    return { title, description, path: "/orders", hidden: true };
  });

export default function Orders() {
  const userId = useSession()?.userId;
  return userId && <HistoryPage key={userId} userId={userId} />;
}
