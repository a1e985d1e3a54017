import { CHECK_AFTER_DAYS } from "@bentrong/contract/safety";
import { useState } from "react";
import { useGetList } from "react-admin";

const DAY = 86_400_000;

/** Numbers that were checked before this instant are due again. */
export const getCheckLimit = (now: number): Date => new Date(now - CHECK_AFTER_DAYS * DAY);

/** Number of visible hotlines whose last check is overdue. */
export function useDueLines(): { count: number | undefined; isPending: boolean; isError: boolean } {
  const [limit] = useState(() => getCheckLimit(Date.now()).toISOString());
  const { total, isPending, isError } = useGetList("hotline", {
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "ASC" },
    filter: { isActive: true, "or@": `(checkedAt.is.null,checkedAt.lt."${limit}")` },
  });
  return { count: total, isPending, isError };
}
