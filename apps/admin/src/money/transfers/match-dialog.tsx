import { money } from "@bentrong/format/money";
import { Alert, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { DecideDialog } from "../decide-dialog.tsx";
import { Suggestions, type Transfer } from "../money-data.ts";
import { FailedLook, WaitingCards } from "../states.tsx";
import { useDecide, useLook } from "../use-money.ts";
import { MATCH_REASONS } from "../words.ts";
import { SuggestionList } from "./suggestion-list.tsx";

const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Gives a transfer to an order: one of those that may be meant, or any other by its code. */
export function MatchDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const [code, setCode] = useState("");
  const { data, error, isPending, refetch } = useLook(`transaction/${transfer.id}/suggestion`, Suggestions);
  const decide = useDecide();
  const notify = useNotify();
  const suggestions = data?.data ?? [];
  const chosen = suggestions.find(({ order }) => order.orderCode === bare(code));
  return (
    <DecideDialog
      title={`Ghép ${money(transfer.amount)} vào đơn`}
      submit="Ghép vào đơn"
      reasons={MATCH_REASONS}
      hint="Chỉ quản trị viên đọc được."
      missing={bare(code) ? undefined : "Bạn chọn một đơn hoặc nhập mã đơn nhé."}
      onClose={onClose}
      onDecide={async (reason) => {
        await decide(`transaction/${transfer.id}/match`, { orderCode: bare(code), reason });
        notify("Đã ghép vào đơn.", { type: "success" });
      }}
    >
      <Typography sx={{ overflowWrap: "anywhere" }}>“{transfer.memo}”</Typography>
      {isPending && <WaitingCards height={92} />}
      {error && <FailedLook error={error} retry={refetch} />}
      {data && (
        <SuggestionList
          suggestions={suggestions}
          value={bare(code)}
          onChoose={setCode}
          amount={transfer.amount}
        />
      )}
      <TextField
        label="Mã đơn"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        helperText="Chọn ở trên, hoặc nhập mã khác: BT và tám ký tự."
        slotProps={{
          htmlInput: { autoCapitalize: "characters", autoComplete: "off", spellCheck: false, maxLength: 20 },
        }}
      />
      {chosen && chosen.order.price > transfer.amount && (
        <Alert severity="warning">
          Thiếu {money(chosen.order.price - transfer.amount)} so với giá đơn. Ghép là đơn được mở ngay.
        </Alert>
      )}
    </DecideDialog>
  );
}
