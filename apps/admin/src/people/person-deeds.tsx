import type { GrantableRole, PersonSummary } from "@bentrong/contract/staff-people";
import { Stack, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useDecide } from "../data/use-answer.ts";
import { Choice } from "../forms/choice.tsx";
import { DecisionDialog } from "../forms/decision-dialog.tsx";
import { DeedButtons } from "../forms/deed-buttons.tsx";
import { useHost } from "../host/host-context.ts";
import { ROLES } from "../text/log-words.ts";
import { REASON_HINT } from "../text/reason-hint.ts";
import { EnterRequest } from "./enter-request.tsx";

type Deed = "membership" | "grant" | "withdraw" | "reset" | "signOut" | "block" | "unblock" | "request";

interface Props {
  person: PersonSummary;
  onClose: () => void;
}

const DIALOGS: Readonly<Record<Deed, (props: Props) => ReactNode>> = {
  membership: (props) => <Gift {...props} />,
  grant: (props) => <Role {...props} verb="grant" />,
  withdraw: (props) => <Role {...props} verb="withdraw" />,
  reset: (props) => <ResetLetter {...props} />,
  signOut: (props) => <SignOut {...props} />,
  block: (props) => <Block {...props} />,
  unblock: (props) => <Unblock {...props} />,
  request: (props) => <EnterRequest {...props} />,
};

/** What can be done about somebody. The server decides whether it may be. */
export function PersonDeeds({ person }: { person: PersonSummary }) {
  const { person: me } = useHost();
  const [open, setOpen] = useState<Deed>();
  const isMe = me.id === person.id;
  const isBlocked = person.blockedUntil !== null;
  const deeds: [deed: Deed, label: string, isShown: boolean][] = [
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
      <DeedButtons deeds={deeds} harsh="block" onChoose={setOpen} />
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

const nameOf = ({ name, email }: PersonSummary): string => name ?? email;
const pathOf = ({ id }: PersonSummary, what: string): string => `/admin/person/${id}/${what}`;

function Gift({ person, onClose }: Props) {
  const decide = useDecide();
  const [days, setDays] = useState("30");
  const isSpan = /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= LONGEST_GIFT;
  return (
    <DecisionDialog
      title="Tặng ngày hội viên"
      text={`${nameOf(person)} dùng được mọi nội dung hội viên ngay, cộng thêm vào những ngày đang có, và nhận một lá thư báo.`}
      deed="Tặng"
      done="Đã tặng. Thư báo đang được gửi."
      reason={{ suggestions: GIFT_REASONS, hint: REASON_HINT }}
      missing={!isSpan && `Số ngày là một số từ 1 đến ${LONGEST_GIFT.toLocaleString("vi-VN")}.`}
      onDecide={(reason) =>
        decide({ path: pathOf(person, "membership"), body: { reason, days: Number(days) } })
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
    </DecisionDialog>
  );
}

function Role({ person, onClose, verb }: Props & { verb: "grant" | "withdraw" }) {
  const { person: me } = useHost();
  const decide = useDecide();
  const choices = verb === "grant" ? rolesToGrant(person) : rolesToWithdraw(person, me.id === person.id);
  const [role, setRole] = useState<GrantableRole | "">(choices[0] ?? "");
  return (
    <DecisionDialog
      title={verb === "grant" ? "Trao quyền" : "Thu lại quyền"}
      text="Biên tập viên viết và sửa nội dung. Quản trị viên còn thấy thành viên, đơn hàng và trang này. Thay đổi có hiệu lực ngay."
      deed={verb === "grant" ? "Trao quyền" : "Thu lại quyền"}
      isDangerous={verb === "withdraw"}
      done={verb === "grant" ? "Đã trao quyền." : "Đã thu lại quyền."}
      reason={{ hint: REASON_HINT }}
      onDecide={(reason) =>
        decide({
          path: pathOf(person, "role"),
          body: { reason, role },
          method: verb === "withdraw" ? "DELETE" : "POST",
        })
      }
      onClose={onClose}
    >
      <Choice
        label="Quyền"
        value={role}
        options={choices.map((one) => [one, ROLES[one] ?? one] as const)}
        onChange={setRole}
      />
    </DecisionDialog>
  );
}

function ResetLetter({ person, onClose }: Props) {
  const decide = useDecide();
  return (
    <DecisionDialog
      title="Gửi thư đặt lại mật khẩu"
      text={`Mã được gửi tới ${person.email} và chỉ người ấy đọc được. Bạn không thấy mã, cũng không đặt mật khẩu thay ai.`}
      deed="Gửi thư"
      done={`Thư đang được gửi tới ${person.email}.`}
      reason={{ suggestions: [ASKED_FOR], hint: REASON_HINT }}
      onDecide={(reason) => decide({ path: pathOf(person, "reset-letter"), body: { reason } })}
      onClose={onClose}
    />
  );
}

function SignOut({ person, onClose }: Props) {
  const decide = useDecide();
  return (
    <DecisionDialog
      title="Đăng xuất mọi thiết bị"
      text={`${nameOf(person)} phải đăng nhập lại ở mọi nơi. Không có gì bị mất.`}
      deed="Đăng xuất"
      done="Mọi thiết bị đã được đăng xuất."
      reason={{ suggestions: [ASKED_FOR, "Nghi tài khoản bị chiếm"], hint: REASON_HINT }}
      onDecide={(reason) => decide({ path: pathOf(person, "sign-out"), body: { reason } })}
      onClose={onClose}
    />
  );
}

function Block({ person, onClose }: Props) {
  const decide = useDecide();
  const [day, setDay] = useState("");
  return (
    <DecisionDialog
      title="Khóa tài khoản"
      text={`${nameOf(person)} bị đăng xuất ngay và không đăng nhập được cho tới khi hết hạn hoặc có người mở khóa. Dữ liệu của họ vẫn được giữ.`}
      deed="Khóa tài khoản"
      isDangerous
      done="Tài khoản đã bị khóa."
      reason={{ suggestions: BLOCK_REASONS, hint: REASON_HINT }}
      onDecide={(reason) =>
        decide({
          path: pathOf(person, "block"),
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
    </DecisionDialog>
  );
}

function Unblock({ person, onClose }: Props) {
  const decide = useDecide();
  return (
    <DecisionDialog
      title="Mở khóa tài khoản"
      text={`${nameOf(person)} đăng nhập lại được ngay.`}
      deed="Mở khóa"
      done="Tài khoản đã được mở khóa."
      reason={{ suggestions: ["Đã làm rõ với người ấy", "Khóa nhầm"], hint: REASON_HINT }}
      onDecide={(reason) => decide({ path: pathOf(person, "unblock"), body: { reason } })}
      onClose={onClose}
    />
  );
}
