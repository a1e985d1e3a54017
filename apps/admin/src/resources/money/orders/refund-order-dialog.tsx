import { Button, Stack } from "@mui/material";
import { type FormEvent, useRef, useState } from "react";
import { useAdminAction } from "../../../common/api/use-api-query.ts";
import { ActionDialog } from "../../../common/forms/action-dialog.tsx";
import { AppDialog } from "../../../common/forms/app-dialog.tsx";
import type { OneOrder } from "../money-data.ts";
import { toVietnamDay } from "../vietnam-day.ts";
import { getAmount, isComplete, type RefundDraft } from "./refund-draft.ts";
import { RefundFields } from "./refund-fields.tsx";
import { RefundSummary } from "./refund-summary.tsx";

interface Props {
  order: OneOrder;
  /** Sum that has not gone back yet, in đồng. */
  left: number;
  onClose(): void;
}

/** A refund in two steps: what the bank did, and then what follows from writing it down. */
export function RefundOrderDialog({ order, left, onClose }: Props) {
  const runAction = useAdminAction();
  const [today] = useState(() => toVietnamDay(new Date()));
  const [draft, setDraft] = useState<RefundDraft>({
    ...{ amount: String(left), on: today, bankReference: "", reason: "" },
  });
  const [isLookedAt, setLookedAt] = useState(false);
  const isSent = useRef(false);
  if (!isLookedAt) {
    const limits = { left, from: toVietnamDay(new Date(order.createdAt)), to: today };
    const fields = { draft, change: setDraft, limits };
    return <Draft {...fields} onReady={() => setLookedAt(true)} onClose={onClose} />;
  }
  return (
    <ActionDialog
      title="Bạn xem lại trước khi ghi"
      text={<RefundSummary order={order} draft={draft} left={left} />}
      action="Đúng, ghi nhận"
      isDestructive={getAmount(draft) === left}
      done="Đã ghi nhận hoàn tiền."
      onConfirm={async () => {
        const { on, bankReference, reason } = draft;
        const body = { amount: getAmount(draft), on, bankReference, reason };
        await runAction({ path: `/admin/order/${order.id}/refund`, body });
        isSent.current = true;
      }}
      onClose={() => (isSent.current ? onClose() : setLookedAt(false))}
    />
  );
}

type DraftProps = Omit<Parameters<typeof RefundFields>[0], "isTried"> & { onReady(): void; onClose(): void };

function Draft({ onReady, onClose, ...fields }: DraftProps) {
  const [isTried, setTried] = useState(false);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete(fields.draft, fields.limits)) onReady();
  };
  return (
    <AppDialog
      title="Ghi nhận hoàn tiền"
      fillsPhone
      onClose={onClose}
      onSubmit={goOn}
      actions={
        <>
          <Button onClick={onClose}>Quay lại</Button>
          <Button type="submit" variant="contained">
            Xem lại
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <RefundFields {...fields} isTried={isTried} />
      </Stack>
    </AppDialog>
  );
}
