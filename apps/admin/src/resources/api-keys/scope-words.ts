import type { ApiScope } from "@bentrong/contract/api-keys";

export const SCOPE_WORDS: Readonly<Record<ApiScope, string>> = {
  "content:read": "Đọc nội dung, cả bản nháp",
  "content:write": "Viết, sửa và xóa nội dung",
  "orders:read": "Đọc đơn hàng",
  "members:read": "Đọc gói thành viên và ghi danh",
};
