import { RequestsPage } from "@bentrong/contract/staff-people";
import { z } from "zod/mini";
import { useApiQuery } from "../api/use-api-query.ts";

/** Counts of waiting money: claims of payers, unpaid orders, transfers without an order. */
const Money = z.object({ confirming: z.number(), pending: z.number(), unmatched: z.number() });
export type WaitingMoney = z.infer<typeof Money>;

/** `againMs`: polling interval while it is shown. */
export const useWaitingMoney = (options: { refetchMs?: number } = {}) =>
  useApiQuery("/admin/waiting", Money, options);

/** The open requests of the law, the most urgent first, and how many there are. */
export const useOpenRequests = () => useApiQuery("/admin/data-requests?state=open", RequestsPage);
