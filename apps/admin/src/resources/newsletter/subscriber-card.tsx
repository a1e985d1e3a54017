import type { Subscriber } from "@bentrong/contract/staff-newsletter";
import { Button, Card, Chip, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { ActionButtons } from "../../common/forms/action-buttons.tsx";
import { ActionDialog } from "../../common/forms/action-dialog.tsx";
import { STATES, sinceWords } from "./subscriber-words.ts";

const COLOURS = {
  SUBSCRIBED: "success",
  WAITING: "default",
  UNSUBSCRIBED: "default",
  BOUNCED: "warning",
} as const;

export const SubscriberCard = ({ subscriber }: { subscriber: Subscriber }) => (
  <Card
    sx={{
      display: "flex",
      flexDirection: { xs: "column", md: "row" },
      alignItems: { md: "center" },
      gap: 1,
      padding: 1.5,
    }}
  >
    <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{subscriber.email}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Chip
          size="small"
          variant="outlined"
          color={COLOURS[subscriber.state]}
          label={STATES.find(([state]) => state === subscriber.state)?.[1]}
        />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {sinceWords(subscriber)}
        </Typography>
      </Stack>
    </Stack>
    <Deeds subscriber={subscriber} />
  </Card>
);

type Action = "bounce" | "clear" | "remove";

function Deeds({ subscriber: { id, email, bouncedAt } }: { subscriber: Subscriber }) {
  const runAction = useAdminAction();
  const [open, setOpen] = useState<Action>();
  const path = `/admin/newsletter/subscriber/${id}`;
  const close = () => setOpen(undefined);
  const actions: [action: Action, label: string, isShown: boolean][] = [
    ["bounce", "Không nhận được thư", bouncedAt === null],
    ["clear", "Nhận được thư lại rồi", bouncedAt !== null],
    ["remove", "Xóa", true],
  ];
  return (
    <Stack direction="row" useFlexGap role="group" aria-label={email} sx={{ flexWrap: "wrap", gap: 1 }}>
      <ActionButtons actions={actions} destructive="remove" onChoose={setOpen} />
      {open === "bounce" && <BounceDialog path={`${path}/bounce`} email={email} onClose={close} />}
      {open === "clear" && (
        <ActionDialog
          title="Nhận được thư lại rồi?"
          text={`Từ bản tin kế tiếp, ${email} lại có trong danh sách gửi, nếu người ấy đã xác nhận và chưa hủy.`}
          action="Ghi lại"
          done="Đã ghi."
          onConfirm={() => runAction({ path: `${path}/bounce`, method: "DELETE" })}
          onClose={close}
        />
      )}
      {open === "remove" && (
        <ActionDialog
          title="Xóa địa chỉ này?"
          text={`${email} bị xóa khỏi danh sách và không nhận bản tin nữa. Muốn nhận lại, người ấy phải tự đăng ký và xác nhận.`}
          action="Xóa"
          isDestructive
          done="Đã xóa."
          onConfirm={() => runAction({ path, method: "DELETE" })}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function BounceDialog({ path, email, onClose }: { path: string; email: string; onClose: () => void }) {
  const runAction = useAdminAction();
  const [reason, setReason] = useState("");
  return (
    <ActionDialog
      title="Địa chỉ này không nhận được thư?"
      text={`Bản tin sẽ không gửi tới ${email} nữa, cho tới khi người ấy xác nhận lại hoặc bạn bỏ ghi chú này.`}
      action="Ghi lại"
      done="Đã ghi."
      onConfirm={() => runAction({ path, body: { reason } })}
      missing={!reason.trim() && "Bạn ghi vì sao biết nhé."}
      onClose={onClose}
    >
      <TextField
        label="Vì sao biết"
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        helperText="Ví dụ: có thư báo về là hộp thư đã đóng."
      />
    </ActionDialog>
  );
}

const looksLikeAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

/** Sends the confirmation e-mail; the address receives nothing else before it is confirmed. */
export function Invite() {
  const [isOpen, setIsOpen] = useState(false);
  const runAction = useAdminAction();
  const [email, setEmail] = useState("");
  const close = () => {
    setIsOpen(false);
    setEmail("");
  };
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Mời một địa chỉ
      </Button>
      {isOpen && (
        <ActionDialog
          title="Mời một địa chỉ"
          text="Địa chỉ này nhận một lá thư hỏi có muốn nhận bản tin không. Không bấm xác nhận thì không nhận gì thêm."
          action="Gửi thư hỏi"
          done="Thư hỏi đang được gửi."
          onConfirm={() => runAction({ path: "/admin/newsletter/subscriber", body: { email: email.trim() } })}
          missing={!looksLikeAddress(email) && "Bạn nhập một địa chỉ email nhé."}
          onClose={close}
        >
          <TextField
            label="Địa chỉ email"
            type="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            slotProps={{ htmlInput: { maxLength: 254, autoComplete: "off" } }}
          />
        </ActionDialog>
      )}
    </>
  );
}
