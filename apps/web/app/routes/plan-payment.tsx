import type { MetaArgs } from "react-router";
import { PaymentPage } from "../features/orders/payment-page.tsx";
import { paymentText } from "../features/orders/payment-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/plan-payment.ts";

export const meta = ({ matches, params }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(paymentText, language);
    return { title, description, path: `/payment/plan/${params.id}`, hidden: true };
  });

export default function PlanPayment({ params: { id } }: Route.ComponentProps) {
  return <PaymentPage kind="plan" param={id} />;
}
