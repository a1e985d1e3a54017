import { dateAndTime } from "@bentrong/format/dates";
import { Box, Typography } from "@mui/material";
import type { HistoryLine, OneOrder } from "../money-data.ts";

interface Moment {
  at: string;
  what: string;
  who: string;
}

const STAFF = "Nhân viên đã nghỉ";

/** The words of a line of the staff log, from the columns that it changed. */
function action({ action, subject, changed }: HistoryLine): string | undefined {
  if (action === "REMIND_PAYER") return "nhắc người mua chuyển phần còn thiếu";
  if (subject === "money.allocation") {
    return changed.includes("order_id") ? "ghép một giao dịch vào đơn" : "ghi nhận đã trả lại một giao dịch";
  }
  if (changed.includes("refundedAmount")) return "ghi nhận hoàn tiền";
  if (changed.includes("verifiedAt")) return "xác nhận đơn";
  if (changed.includes("rejectReason")) return "từ chối đơn";
  return undefined;
}

/** Moments of the order that the staff log does not hold: acts of its buyer, the clock and the bank. */
function ownMoments(order: OneOrder): Moment[] {
  const { createdAt, claimedAt, expiredAt, cancelledAt, rejectReason, verifiedAt, verifyReason } = order;
  const moments: [at: string | null, who: string, what: string][] = [
    [createdAt, "Người mua", "đặt đơn"],
    [claimedAt, "Người mua", "báo đã trả tiền"],
    [expiredAt, "Hệ thống", "đóng đơn vì hết hạn"],
    [rejectReason ? null : cancelledAt, "Người mua", "hủy đơn"],
    [verifyReason ? null : verifiedAt, "Hệ thống", "xác nhận đơn khi tiền về"],
  ];
  return moments.flatMap(([at, who, what]) => (at ? [{ at, who, what }] : []));
}

export function OrderHistory({ order }: { order: OneOrder }) {
  const decided = order.history.flatMap((line) => {
    const what = action(line);
    return what ? [{ at: line.at, what, who: line.who ?? STAFF }] : [];
  });
  const moments = [...ownMoments(order), ...decided].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  return (
    <Box component="ol" sx={{ listStyle: "none", padding: 0, margin: 0, display: "grid", gap: 1 }}>
      {moments.map(({ at, who, what }) => (
        <li key={`${at} ${what}`}>
          <Typography>
            <strong>{who}</strong> {what}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {dateAndTime(at)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
