import { money } from "@bentrong/format/money";
import { Button, Paper } from "@mui/material";
import { useState } from "react";
import { useAdminAction } from "../../../common/api/use-api-query.ts";
import { ActionDialog } from "../../../common/forms/action-dialog.tsx";
import { REJECT_REASONS, VERIFY_REASONS } from "../labels.ts";
import type { OneOrder } from "../money-data.ts";
import { isOpen } from "../state-chip.tsx";
import { getBuyer } from "./order-card.tsx";

type ActionRequest = "verify" | "reject";

const VERIFY_HINT = "Người mua không thấy ở đơn, nhưng có trong bản sao dữ liệu của họ.";
const WORDS = {
  verify: {
    title: "Xác nhận đã nhận tiền",
    action: "Xác nhận",
    done: "Đã xác nhận đơn.",
    reason: { suggestions: VERIFY_REASONS, hint: VERIFY_HINT },
    effect: "Người mua có ngay những gì đã mua và nhận được thư báo.",
  },
  reject: {
    title: "Từ chối đơn",
    action: "Từ chối",
    done: "Đã từ chối đơn.",
    reason: { suggestions: REJECT_REASONS, hint: "Người mua đọc được lý do này." },
    effect: "Đơn sẽ đóng lại, người mua thấy lý do.",
  },
} as const;

/** Both decisions, within reach of a thumb. A closed order can still be confirmed: money that came late is money. */
export function DecideOrder({ order, setOwn }: { order: OneOrder; setOwn(isOwn: boolean): void }) {
  const [asked, setAsked] = useState<{ decision: ActionRequest; wasOpen: boolean }>();
  const runAction = useAdminAction();
  if (order.status === "VERIFIED" || !order.person) return null;
  const mayReject = isOpen(order);
  // Closed when the order was decided elsewhere: the page shows the result.
  const decision = asked?.wasOpen === mayReject ? asked.decision : undefined;
  const askFor = (wanted: ActionRequest) => setAsked({ decision: wanted, wasOpen: mayReject });
  return (
    <>
      <Paper
        elevation={0}
        sx={{
          position: "sticky",
          bottom: 0,
          zIndex: 1,
          display: "flex",
          gap: 1,
          paddingBlock: 1.5,
          backgroundColor: "background.default",
        }}
      >
        {mayReject && (
          <Button variant="outlined" sx={{ flex: 1 }} onClick={() => askFor("reject")}>
            Từ chối
          </Button>
        )}
        <Button variant="contained" sx={{ flex: 2 }} onClick={() => askFor("verify")}>
          Xác nhận đã nhận tiền
        </Button>
      </Paper>
      {decision && (
        <Question
          order={order}
          decision={decision}
          onClose={() => setAsked(undefined)}
          onConfirm={async (reason) => {
            // Before it is sent: the order comes back closed before the call has returned.
            setOwn(true);
            await runAction({ path: `/admin/order/${order.id}/${decision}`, body: { reason } }).catch(
              (error: unknown) => {
                setOwn(false);
                throw error;
              },
            );
          }}
        />
      )}
    </>
  );
}

interface QuestionProps {
  order: OneOrder;
  decision: ActionRequest;
  onConfirm(reason: string): Promise<void>;
  onClose(): void;
}

function Question({ order, decision, ...answers }: QuestionProps) {
  const { effect, ...words } = WORDS[decision];
  return (
    <ActionDialog
      {...words}
      {...answers}
      text={`${order.title}, ${money(order.price)}, của ${getBuyer(order)}. ${effect}`}
    />
  );
}
