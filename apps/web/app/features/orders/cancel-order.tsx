import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { Notice } from "@bentrong/ui/notice";
import { useState, useTransition } from "react";
import { apiClient } from "../../api/client.ts";
import type { Order, OrderKind } from "../../api/orders.ts";
import { cancelOrder, parseOrderInError } from "../../api/orders.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { paymentText } from "./payment-text.ts";

interface Props {
  kind: OrderKind;
  order: Order;
  onCancelled(order: Order): void;
}

/** Asks once more: money that arrives for a cancelled order must be sorted by hand. */
export function CancelOrder({ kind, order, onCancelled }: Props) {
  const text = useText(paymentText);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, start] = useTransition();
  const close = () => {
    setOpen(false);
    setFailed(false);
  };
  const cancel = () =>
    start(async () => {
      const answer = await cancelOrder(apiClient(), kind, order.id);
      // A refusal says where the order stands by now.
      const known = answer.ok ? answer.data : await parseOrderInError(answer.error);
      if (known) {
        close();
        onCancelled(known);
      } else setFailed(true);
    });
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        {text.cancel}
      </Button>
      <Dialog open={isOpen} onClose={close} label={text.cancelTitle}>
        <div className="flex flex-col gap-4">
          <h2 className="text-xl">{text.cancelTitle}</h2>
          <p>{text.cancelHelp}</p>
          {hasFailed && <Notice tone="problem">{text.cancelFailed}</Notice>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="quiet" onClick={close}>
              {text.cancelNo}
            </Button>
            <Button disabled={isBusy} onClick={cancel}>
              {isBusy ? text.cancelling : text.cancelYes}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
