import { useOpenRequests } from "../../common/data/waiting.ts";
import { CountBadge } from "../../common/lists/count-badge.tsx";

/** Count of data-subject requests that are near their deadline or past it. */
export function UrgentBadge() {
  const { data } = useOpenRequests();
  const count = data && data.soon + data.overdue;
  return <CountBadge count={count} label={`${count} yêu cầu quá hạn hoặc sắp đến hạn`} />;
}
