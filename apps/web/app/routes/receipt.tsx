import type { MetaArgs } from "react-router";
import { historyText } from "../features/orders/history-text.ts";
import { ReceiptPage } from "../features/orders/receipt.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import { useSession } from "../lib/session/use-session.ts";
import type { Route } from "./+types/receipt.ts";

export const meta = ({ matches, params }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { receipt, description } = textIn(historyText, language);
    return { title: receipt, description, path: `/orders/${params.id}`, hidden: true };
  });

export default function Receipt({ params: { id } }: Route.ComponentProps) {
  const userId = useSession()?.userId;
  return userId && <ReceiptPage key={id} userId={userId} id={id} />;
}
