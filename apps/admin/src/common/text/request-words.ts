import type { RequestChannel, RequestClock, RequestKind } from "@bentrong/contract/staff-people";

export const REQUEST_KINDS: Readonly<Record<RequestKind, string>> = {
  access: "Xem và nhận bản sao dữ liệu",
  correction: "Sửa cho đúng",
  deletion: "Xóa dữ liệu",
  withdrawal: "Rút lại sự đồng ý",
  restriction: "Hạn chế xử lý",
  objection: "Phản đối xử lý",
};

export const REQUEST_CHANNELS: Readonly<Record<RequestChannel, string>> = {
  account: "Tự làm trong trang Tài khoản",
  mail: "Qua thư",
  phone: "Qua điện thoại",
  in_person: "Gặp trực tiếp",
};

export const REQUEST_CLOCKS: Readonly<Record<RequestClock, string>> = {
  on_time: "Còn thời gian",
  soon: "Sắp đến hạn",
  overdue: "Đã quá hạn",
  over: "Đã khép lại",
};

export const OUTCOMES: Readonly<Record<"done" | "refused" | "cancelled", string>> = {
  done: "Đã làm xong",
  refused: "Không thực hiện",
  cancelled: "Người yêu cầu rút lại",
};
