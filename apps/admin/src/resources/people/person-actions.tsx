import type { GrantableRole, PersonSummary } from "@bentrong/contract/staff-people";
import { Stack, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { ActionButtons } from "../../common/forms/action-buttons.tsx";
import { ActionDialog } from "../../common/forms/action-dialog.tsx";
import { SelectField } from "../../common/forms/select-field.tsx";
import { useHost } from "../../common/host/host-context.ts";
import { ROLES } from "../../common/text/log-words.ts";
import { REASON_HINT } from "../../common/text/reason-hint.ts";
import { EnterRequest } from "./enter-request.tsx";

type Action = "membership" | "grant" | "withdraw" | "reset" | "signOut" | "block" | "unblock" | "request";

interface Props {
  person: PersonSummary;
  onClose: () => void;
}

const DIALOGS: Readonly<Record<Action, (props: Props) => ReactNode>> = {
  membership: (props) => <Gift {...props} />,
  grant: (props) => <Role {...props} verb="grant" />,
  withdraw: (props) => <Role {...props} verb="withdraw" />,
  reset: (props) => <ResetLetter {...props} />,
  signOut: (props) => <SignOut {...props} />,
  block: (props) => <Block {...props} />,
  unblock: (props) => <Unblock {...props} />,
  request: (props) => <EnterRequest {...props} />,
};

/** Actions on a person. The server decides which are allowed. */
export function PersonActions({ person }: { person: PersonSummary }) {
  const { person: me } = useHost();
  const [open, setOpen] = useState<Action>();
  const isMe = me.id === person.id;
  const isBlocked = person.blockedUntil !== null;
  const actions: [action: Action, label: string, isShown: boolean][] = [
    ["membership", "Tặng ngày hội viên", true],
    ["request", "Ghi một yêu cầu", true],
    ["reset", "Gửi thư đặt lại mật khẩu", !isBlocked],
    ["grant", "Trao quyền", rolesToGrant(person).length > 0],
    ["withdraw", "Thu lại quyền", rolesToWithdraw(person, isMe).length > 0],
    ["signOut", "Đăng xuất mọi thiết bị", true],
    ["block", "Khóa tài khoản", !isMe && !isBlocked],
    ["unblock", "Mở khóa", isBlocked],
  ];
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
      <ActionButtons actions={actions} destructive="block" onChoose={setOpen} />
      {open && DIALOGS[open]({ person, onClose: () => setOpen(undefined) })}
    </Stack>
  );
}

const GRANTABLE = ["ROLE_MODERATOR", "ROLE_ADMIN"] as const satisfies GrantableRole[];
const rolesToGrant = ({ roles }: PersonSummary) => GRANTABLE.filter((role) => !roles.includes(role));
const rolesToWithdraw = ({ roles }: PersonSummary, isMe: boolean) =>
  GRANTABLE.filter((role) => roles.includes(role) && !(isMe && role === "ROLE_ADMIN"));

const GIFT_REASONS = ["Quà cảm ơn", "Bù cho sự cố", "Dùng thử"];
const BLOCK_REASONS = ["Quấy rối người khác", "Lạm dụng dịch vụ", "Nghi tài khoản bị chiếm"];
const ASKED_FOR = "Người ấy nhờ";
const LONGEST_GIFT = 3660;

const getName = ({ name, email }: PersonSummary): string => name ?? email;
const createPath = ({ id }: PersonSummary, what: string): string => `/admin/person/${id}/${what}`;

function Gift({ person, onClose }: Props) {
  const runAction = useAdminAction();
  const [days, setDays] = useState("30");
  const isSpan = /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= LONGEST_GIFT;
  return (
    <ActionDialog
      title="Tặng ngày hội viên"
      text={`${getName(person)} dùng được mọi nội dung hội viên ngay, cộng thêm vào những ngày đang có, và nhận một lá thư báo.`}
      action="Tặng"
      done="Đã tặng. Thư báo đang được gửi."
      reason={{ suggestions: GIFT_REASONS, hint: REASON_HINT }}
      missing={!isSpan && `Số ngày là một số từ 1 đến ${LONGEST_GIFT.toLocaleString("vi-VN")}.`}
      onConfirm={(reason) =>
        runAction({ path: createPath(person, "membership"), body: { reason, days: Number(days) } })
      }
      onClose={onClose}
    >
      <TextField
        label="Số ngày"
        required
        value={days}
        error={!isSpan}
        onChange={({ target }) => setDays(target.value.trim())}
        slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 4 } }}
      />
    </ActionDialog>
  );
}

function Role({ person, onClose, verb }: Props & { verb: "grant" | "withdraw" }) {
  const { person: me } = useHost();
  const runAction = useAdminAction();
  const choices = verb === "grant" ? rolesToGrant(person) : rolesToWithdraw(person, me.id === person.id);
  const [role, setRole] = useState<GrantableRole | "">(choices[0] ?? "");
  return (
    <ActionDialog
      title={verb === "grant" ? "Trao quyền" : "Thu lại quyền"}
      text="Biên tập viên viết và sửa nội dung. Quản trị viên còn thấy thành viên, đơn hàng và trang này. Thay đổi có hiệu lực ngay."
      action={verb === "grant" ? "Trao quyền" : "Thu lại quyền"}
      isDestructive={verb === "withdraw"}
      done={verb === "grant" ? "Đã trao quyền." : "Đã thu lại quyền."}
      reason={{ hint: REASON_HINT }}
      onConfirm={(reason) =>
        runAction({
          path: createPath(person, "role"),
          body: { reason, role },
          method: verb === "withdraw" ? "DELETE" : "POST",
        })
      }
      onClose={onClose}
    >
      <SelectField
        label="Quyền"
        value={role}
        options={choices.map((one) => [one, ROLES[one] ?? one] as const)}
        onChange={setRole}
      />
    </ActionDialog>
  );
}

function ResetLetter({ person, onClose }: Props) {
  const runAction = useAdminAction();
  return (
    <ActionDialog
      title="Gửi thư đặt lại mật khẩu"
      text={`Mã được gửi tới ${person.email} và chỉ người ấy đọc được. Bạn không thấy mã, cũng không đặt mật khẩu thay ai.`}
      action="Gửi thư"
      done={`Thư đang được gửi tới ${person.email}.`}
      reason={{ suggestions: [ASKED_FOR], hint: REASON_HINT }}
      onConfirm={(reason) => runAction({ path: createPath(person, "reset-letter"), body: { reason } })}
      onClose={onClose}
    />
  );
}

function SignOut({ person, onClose }: Props) {
  const runAction = useAdminAction();
  return (
    <ActionDialog
      title="Đăng xuất mọi thiết bị"
      text={`${getName(person)} phải đăng nhập lại ở mọi nơi. Không có gì bị mất.`}
      action="Đăng xuất"
      done="Mọi thiết bị đã được đăng xuất."
      reason={{ suggestions: [ASKED_FOR, "Nghi tài khoản bị chiếm"], hint: REASON_HINT }}
      onConfirm={(reason) => runAction({ path: createPath(person, "sign-out"), body: { reason } })}
      onClose={onClose}
    />
  );
}

function Block({ person, onClose }: Props) {
  const runAction = useAdminAction();
  const [day, setDay] = useState("");
  return (
    <ActionDialog
      title="Khóa tài khoản"
      text={`${getName(person)} bị đăng xuất ngay và không đăng nhập được cho tới khi hết hạn hoặc có người mở khóa. Dữ liệu của họ vẫn được giữ.`}
      action="Khóa tài khoản"
      isDestructive
      done="Tài khoản đã bị khóa."
      reason={{ suggestions: BLOCK_REASONS, hint: REASON_HINT }}
      onConfirm={(reason) =>
        runAction({
          path: createPath(person, "block"),
          // To the end of that day in Vietnam.
          body: { reason, until: day ? `${day}T23:59:59+07:00` : null },
        })
      }
      onClose={onClose}
    >
      <TextField
        label="Khóa đến hết ngày"
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        helperText="Để trống nếu khóa không thời hạn."
      />
    </ActionDialog>
  );
}

function Unblock({ person, onClose }: Props) {
  const runAction = useAdminAction();
  return (
    <ActionDialog
      title="Mở khóa tài khoản"
      text={`${getName(person)} đăng nhập lại được ngay.`}
      action="Mở khóa"
      done="Tài khoản đã được mở khóa."
      reason={{ suggestions: ["Đã làm rõ với người ấy", "Khóa nhầm"], hint: REASON_HINT }}
      onConfirm={(reason) => runAction({ path: createPath(person, "unblock"), body: { reason } })}
      onClose={onClose}
    />
  );
}
