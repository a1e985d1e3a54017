import type { PersonRequest } from "@bentrong/contract/staff-people";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useDecide } from "../data/use-answer.ts";
import { Choice } from "../forms/choice.tsx";
import { DecisionDialog } from "../forms/decision-dialog.tsx";
import { REASON_HINT } from "../text/reason-hint.ts";
import { OUTCOMES } from "../text/request-words.ts";

interface Props {
  request: PersonRequest;
  onClose: () => void;
}

const pathOf = ({ id }: PersonRequest, what: string): string => `/admin/request/${id}/${what}`;

export function Acknowledge({ request, onClose }: Props) {
  const decide = useDecide();
  return (
    <DecisionDialog
      title="Trả lời là đã nhận"
      text={
        request.personId === null
          ? "Ghi lại rằng bạn đã trả lời người này, qua thư hoặc điện thoại."
          : `Một lá thư được gửi tới ${request.who}: đã nhận yêu cầu, và chậm nhất ngày nào thì xong.`
      }
      deed="Đã trả lời"
      done="Đã ghi lại."
      onDecide={() => decide({ path: pathOf(request, "acknowledge") })}
      onClose={onClose}
    />
  );
}

export function OfferExport({ request, onClose }: Props) {
  const decide = useDecide();
  return (
    <DecisionDialog
      title="Mời tải dữ liệu"
      text={
        <>
          Một lá thư được gửi tới đúng địa chỉ của tài khoản: <strong>{request.who}</strong>. Người ấy đăng
          nhập rồi tự tải về. Không ai trong đội ngũ cầm hay mở được tệp, vì trong đó có những cuộc trò chuyện
          riêng.
          {!request.isConfirmed && " Địa chỉ này chưa được xác nhận, nên hãy nhờ họ xác nhận trước."}
        </>
      }
      deed="Gửi thư mời"
      done={`Thư đang được gửi tới ${request.who}.`}
      onDecide={() => decide({ path: pathOf(request, "offer-export") })}
      onClose={onClose}
    />
  );
}

export function Extend({ request, onClose }: Props) {
  const decide = useDecide();
  return (
    <DecisionDialog
      title="Gia hạn 15 ngày"
      text="Chỉ được một lần cho mỗi yêu cầu, và phải báo cho người yêu cầu biết vì sao."
      deed="Gia hạn"
      done="Đã gia hạn."
      reason={{ hint: REASON_HINT }}
      onDecide={(reason) => decide({ path: pathOf(request, "extend"), body: { reason } })}
      onClose={onClose}
    />
  );
}

export function CloseRequest({ request, onClose }: Props) {
  const decide = useDecide();
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | "">("done");
  return (
    <DecisionDialog
      title="Khép lại yêu cầu"
      text="Ghi lại kết quả. Sau đó yêu cầu không mở lại được."
      deed="Khép lại"
      done="Yêu cầu đã khép lại."
      reason={{ hint: REASON_HINT }}
      onDecide={(reason) => decide({ path: pathOf(request, "close"), body: { reason, outcome } })}
      onClose={onClose}
    >
      <Choice
        label="Kết quả"
        value={outcome}
        options={Object.entries(OUTCOMES) as [keyof typeof OUTCOMES, string][]}
        onChange={setOutcome}
      />
    </DecisionDialog>
  );
}

export function DeleteAccount({ request, onClose }: Props) {
  const decide = useDecide();
  const [email, setEmail] = useState("");
  return (
    <DecisionDialog
      title="Xóa tài khoản này"
      text={
        <>
          Xóa <strong>{request.who}</strong> cùng mọi điều người ấy từng viết và lưu. Không lấy lại được. Đơn
          hàng được giữ cho kế toán, không kèm tên.
        </>
      }
      deed="Xóa vĩnh viễn"
      isDangerous
      done="Tài khoản đã được xóa, và người ấy nhận một lá thư báo."
      missing={!email.trim() && "Bạn gõ lại email của tài khoản để chắc là đúng người."}
      onDecide={() => decide({ path: pathOf(request, "delete-account"), body: { email: email.trim() } })}
      onClose={onClose}
    >
      <TextField
        label="Gõ lại email của tài khoản để xác nhận"
        required
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </DecisionDialog>
  );
}
