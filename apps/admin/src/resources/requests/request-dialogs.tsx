import type { PersonRequest } from "@bentrong/contract/staff-people";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { ActionDialog } from "../../common/forms/action-dialog.tsx";
import { SelectField } from "../../common/forms/select-field.tsx";
import { REASON_HINT } from "../../common/text/reason-hint.ts";
import { OUTCOMES } from "../../common/text/request-words.ts";

interface Props {
  request: PersonRequest;
  onClose: () => void;
}

const createPath = ({ id }: PersonRequest, what: string): string => `/admin/data-requests/${id}/${what}`;

export function Acknowledge({ request, onClose }: Props) {
  const runAction = useAdminAction();
  return (
    <ActionDialog
      title="Trả lời là đã nhận"
      text={
        request.personId === null
          ? "Ghi lại rằng bạn đã trả lời người này, qua thư hoặc điện thoại."
          : `Một lá thư được gửi tới ${request.who}: đã nhận yêu cầu, và chậm nhất ngày nào thì xong.`
      }
      action="Đã trả lời"
      done="Đã ghi lại."
      onConfirm={() => runAction({ path: createPath(request, "acknowledge") })}
      onClose={onClose}
    />
  );
}

export function OfferExport({ request, onClose }: Props) {
  const runAction = useAdminAction();
  return (
    <ActionDialog
      title="Mời tải dữ liệu"
      text={
        <>
          Một lá thư được gửi tới đúng địa chỉ của tài khoản: <strong>{request.who}</strong>. Người ấy đăng
          nhập rồi tự tải về. Không ai trong đội ngũ cầm hay mở được tệp, vì trong đó có những cuộc trò chuyện
          riêng.
          {!request.isConfirmed && " Địa chỉ này chưa được xác nhận, nên hãy nhờ họ xác nhận trước."}
        </>
      }
      action="Gửi thư mời"
      done={`Thư đang được gửi tới ${request.who}.`}
      onConfirm={() => runAction({ path: createPath(request, "offer-export") })}
      onClose={onClose}
    />
  );
}

export function Extend({ request, onClose }: Props) {
  const runAction = useAdminAction();
  return (
    <ActionDialog
      title="Gia hạn 15 ngày"
      text="Chỉ được một lần cho mỗi yêu cầu, và phải báo cho người yêu cầu biết vì sao."
      action="Gia hạn"
      done="Đã gia hạn."
      reason={{ hint: REASON_HINT }}
      onConfirm={(reason) => runAction({ path: createPath(request, "extend"), body: { reason } })}
      onClose={onClose}
    />
  );
}

export function CloseRequest({ request, onClose }: Props) {
  const runAction = useAdminAction();
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | "">("done");
  return (
    <ActionDialog
      title="Khép lại yêu cầu"
      text="Ghi lại kết quả. Sau đó yêu cầu không mở lại được."
      action="Khép lại"
      done="Yêu cầu đã khép lại."
      reason={{ hint: REASON_HINT }}
      onConfirm={(reason) => runAction({ path: createPath(request, "close"), body: { reason, outcome } })}
      onClose={onClose}
    >
      <SelectField
        label="Kết quả"
        value={outcome}
        options={Object.entries(OUTCOMES) as [keyof typeof OUTCOMES, string][]}
        onChange={setOutcome}
      />
    </ActionDialog>
  );
}

export function DeleteAccount({ request, onClose }: Props) {
  const runAction = useAdminAction();
  const [email, setEmail] = useState("");
  return (
    <ActionDialog
      title="Xóa tài khoản này"
      text={
        <>
          Xóa <strong>{request.who}</strong> cùng mọi điều người ấy từng viết và lưu. Không lấy lại được. Đơn
          hàng được giữ cho kế toán, không kèm tên.
        </>
      }
      action="Xóa vĩnh viễn"
      isDestructive
      done="Tài khoản đã được xóa, và người ấy nhận một lá thư báo."
      missing={!email.trim() && "Bạn gõ lại email của tài khoản để chắc là đúng người."}
      onConfirm={() =>
        runAction({ path: createPath(request, "delete-account"), body: { email: email.trim() } })
      }
      onClose={onClose}
    >
      <TextField
        label="Gõ lại email của tài khoản để xác nhận"
        required
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ActionDialog>
  );
}
