import { Badge } from "@bentrong/ui/badge";
import { useText } from "../../lib/i18n/use-text.ts";
import { paymentText } from "./payment-text.ts";

/** PENDING and VERIFIED have words of their own; whatever else a server says is waiting for confirmation. */
export function OrderStatus({ status }: { status: string }) {
  const { statuses } = useText(paymentText);
  if (status === "VERIFIED") return <Badge tone="sage">{statuses.VERIFIED}</Badge>;
  return <Badge>{status === "PENDING" ? statuses.PENDING : statuses.other}</Badge>;
}
