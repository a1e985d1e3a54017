import { money } from "@bentrong/format/money";
import { Alert, TextField } from "@mui/material";
import { useState } from "react";
import { useAdminAction, useApiQuery } from "../../../common/api/use-api-query.ts";
import { ActionDialog } from "../../../common/forms/action-dialog.tsx";
import { QueryBoundary } from "../../../common/lists/query-boundary.tsx";
import { MATCH_REASONS } from "../labels.ts";
import { Suggestions, type Transfer } from "../money-data.ts";
import { SuggestionList } from "./suggestion-list.tsx";

const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Gives a transfer to an order: one of those that may be meant, or any other by its code. */
export function MatchDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const [code, setCode] = useState("");
  const query = useApiQuery(`/admin/transaction/${transfer.id}/suggestion`, Suggestions);
  const runAction = useAdminAction();
  const chosen = query.data?.find(({ order }) => order.orderCode === bare(code));
  return (
    <ActionDialog
      title={`Ghép ${money(transfer.amount)} vào đơn`}
      text={`“${transfer.memo}”`}
      action="Ghép vào đơn"
      reason={{ suggestions: MATCH_REASONS, hint: "Chỉ quản trị viên đọc được." }}
      missing={!bare(code) && "Bạn chọn một đơn hoặc nhập mã đơn nhé."}
      done="Đã ghép vào đơn."
      onConfirm={(reason) =>
        runAction({
          path: `/admin/transaction/${transfer.id}/match`,
          body: { orderCode: bare(code), reason },
        })
      }
      onClose={onClose}
    >
      <QueryBoundary query={query} height={92}>
        {(suggestions) => (
          <SuggestionList
            suggestions={suggestions}
            value={bare(code)}
            onChoose={setCode}
            amount={transfer.amount}
          />
        )}
      </QueryBoundary>
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
    </ActionDialog>
  );
}
