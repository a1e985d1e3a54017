import { money } from "@bentrong/format/money";
import { TextField, Typography } from "@mui/material";
import { ReasonField } from "../../../common/forms/reason-field.tsx";
import { ORDER_REFUND_REASONS } from "../labels.ts";
import { getAmount, type RefundDraft, type RefundLimits, wrongIn } from "./refund-draft.ts";

interface Props {
  draft: RefundDraft;
  change(draft: RefundDraft): void;
  limits: RefundLimits;
  /** Errors are shown after the first attempt to continue. */
  isTried: boolean;
}

/** The transfer that the bank made: sum, day, reference and reason. */
export function RefundFields({ draft, change, limits, isTried }: Props) {
  const wrong = isTried ? wrongIn(draft, limits) : {};
  const amount = getAmount(draft);
  return (
    <>
      <Typography>
        Bạn chuyển trả người mua ở ngân hàng trước, rồi ghi lại ở đây. Đơn này còn {money(limits.left)}.
      </Typography>
      <TextField
        label="Số tiền đã hoàn (đồng)"
        required
        value={draft.amount}
        onChange={({ target }) => change({ ...draft, amount: target.value })}
        error={Boolean(wrong.amount)}
        helperText={wrong.amount ?? (amount > 0 ? money(amount) : " ")}
        slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off", maxLength: 20 } }}
      />
      <TextField
        type="date"
        label="Ngày ngân hàng chuyển"
        required
        value={draft.on}
        onChange={({ target }) => change({ ...draft, on: target.value })}
        error={Boolean(wrong.on)}
        helperText={wrong.on ?? " "}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: limits.from, max: limits.to } }}
      />
      <TextField
        label="Mã giao dịch của ngân hàng"
        required
        value={draft.bankReference}
        onChange={({ target }) => change({ ...draft, bankReference: target.value })}
        error={Boolean(wrong.bankReference)}
        helperText={wrong.bankReference ?? "Như trên biên lai chuyển khoản, ví dụ FT26327012345."}
        slotProps={{ htmlInput: { autoComplete: "off", maxLength: 100 } }}
      />
      <ReasonField
        suggestions={ORDER_REFUND_REASONS}
        value={draft.reason}
        onChange={(reason) => change({ ...draft, reason })}
        isMissing={Boolean(wrong.reason)}
        hint="Người mua đọc được lý do này."
        inputRef={null}
      />
    </>
  );
}
