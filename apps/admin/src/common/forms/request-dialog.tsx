import type { RequestChannel, RequestKind } from "@bentrong/contract/staff-people";
import { Checkbox, FormControlLabel, TextField } from "@mui/material";
import { useState } from "react";
import { useAdminAction } from "../api/use-api-query.ts";
import { REQUEST_CHANNELS, REQUEST_KINDS } from "../text/request-words.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { SelectField } from "./select-field.tsx";

interface Props {
  /** Account of the request; absent for somebody without one. */
  person?: { id: string; email: string };
  onClose: () => void;
}

const KINDS = Object.entries(REQUEST_KINDS) as [RequestKind, string][];
const CHANNELS = (Object.entries(REQUEST_CHANNELS) as [RequestChannel, string][]).filter(
  ([channel]) => channel !== "account",
);

/** Records a data-subject request; the legal deadlines start when it was received. */
export function RequestDialog({ person, onClose }: Props) {
  const runAction = useAdminAction();
  const [kind, setKind] = useState<RequestKind | "">("access");
  const [channel, setChannel] = useState<RequestChannel | "">("mail");
  const [contact, setContact] = useState("");
  const [day, setDay] = useState("");
  const [note, setNote] = useState("");
  const [involvesOthers, setInvolvesOthers] = useState(false);
  return (
    <ActionDialog
      title="Ghi một yêu cầu"
      text={
        person
          ? `Yêu cầu của ${person.email}. Hạn trả lời và hạn làm xong được tính từ lúc nhận.`
          : "Của người không có tài khoản ở đây. Với người có tài khoản, hãy mở trang của họ rồi ghi từ đó."
      }
      action="Ghi lại"
      done="Đã ghi yêu cầu, đồng hồ bắt đầu chạy."
      missing={!person && !contact.trim() && "Bạn ghi ai yêu cầu, và liên hệ thế nào nhé."}
      onConfirm={() =>
        runAction({
          path: "/admin/data-requests",
          body: {
            ...{ kind, channel, involvesOthers },
            ...(person ? { personId: person.id } : { contact }),
            ...(note.trim() && { note }),
            ...(day && { receivedAt: `${day}T00:00:00+07:00` }),
          },
        })
      }
      onClose={onClose}
    >
      {!person && (
        <TextField
          label="Ai yêu cầu, liên hệ thế nào"
          required
          value={contact}
          onChange={({ target }) => setContact(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
      <SelectField label="Người ấy muốn" value={kind} options={KINDS} onChange={setKind} />
      <SelectField label="Yêu cầu đến" value={channel} options={CHANNELS} onChange={setChannel} />
      <TextField
        label="Nhận ngày"
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        helperText="Để trống nếu vừa nhận."
      />
      <FormControlLabel
        control={<Checkbox checked={involvesOthers} onChange={(_, isOn) => setInvolvesOthers(isOn)} />}
        label="Một bên khác giữ dữ liệu cũng phải làm theo (thêm 5 ngày)"
      />
      <TextField
        label="Ghi chú"
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        helperText="Người ấy đọc được ghi chú này trong bản dữ liệu của mình."
      />
    </ActionDialog>
  );
}
