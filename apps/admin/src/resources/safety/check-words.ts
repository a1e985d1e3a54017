import { isEmergency } from "@bentrong/contract/safety";
import { LineCheckers } from "@bentrong/contract/staff-safety";
import { shortDate } from "@bentrong/format/dates";
import { useApiQuery } from "../../common/api/use-api-query.ts";
import type { Line } from "./line.ts";

/** Name of the person who last checked a number: null for nobody from here, undefined while it loads. */
export function useChecker(id: string | undefined): string | null | undefined {
  const { data } = useApiQuery("/admin/safety/line", LineCheckers);
  return id === undefined ? undefined : data?.[id];
}

type Checked = Pick<Line, "id" | "checkedAt">;

/** The month is all that is known of what came with the product. */
const getMonth = (checkedAt: string): string => shortDate(checkedAt).slice(3);

/** Within a list. */
export function lastCheck({ checkedAt }: Checked, who: string | null | undefined): string {
  if (checkedAt === null) return "chưa ai kiểm tra";
  if (who === null) return `tra cứu ${getMonth(checkedAt)}`;
  return who === undefined ? shortDate(checkedAt) : `${shortDate(checkedAt)}, ${who}`;
}

/** As a sentence. */
export function lastCheckSentence(line: Checked, who: string | null | undefined): string {
  if (line.checkedAt === null) return "Chưa ai kiểm tra số này kể từ khi nó được ghi vào.";
  const day = shortDate(line.checkedAt);
  if (who) return `${who} đã ${isEmergency(line) ? "xem lại" : "gọi kiểm tra"} ngày ${day}.`;
  if (who === undefined) return `Lần cuối: ${day}.`;
  return `Tra cứu lần cuối ${getMonth(line.checkedAt)}, chưa ai ở đây kiểm tra lại.`;
}
