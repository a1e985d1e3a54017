import { useWaitingMoney } from "../../common/data/waiting.ts";
import { CountBadge } from "../../common/lists/count-badge.tsx";

export function OrdersBadge() {
  const count = useWaitingMoney().data?.confirming;
  return <CountBadge count={count} label={`${count} đơn chờ xác nhận`} />;
}

export function TransfersBadge() {
  const count = useWaitingMoney().data?.unmatched;
  return <CountBadge count={count} label={`${count} giao dịch chưa khớp`} />;
}
