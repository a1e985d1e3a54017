import { defineText } from "../../lib/i18n/text.ts";

export const listeningText = defineText({
  vi: {
    failed: "Chưa biết được lịch sử nghe đang bật hay tắt.",
    notKept: "Không lưu lịch sử nghe",
    notKeptHelp: "Khi bật, lượt nghe không được ghi lại nữa, nên cũng không tính vào những ngày liên tiếp.",
    forget: "Xóa lịch sử nghe",
    forgetTitle: "Xóa lịch sử nghe?",
    forgetText:
      "Mọi lượt nghe và chỗ đang dừng sẽ mất hẳn, trong tài khoản và trên trình duyệt này. Ngày nào bạn chỉ nghe mà không làm gì khác thì sẽ không còn được tính.",
    cancel: "Hủy",
    forgetNow: "Xóa hết",
    forgetting: "Đang xóa...",
    forgotten: "Đã xóa lịch sử nghe.",
    notForgotten: "Chưa xóa được hết. Bạn kiểm tra kết nối rồi thử lại nhé.",
  },
  en: {
    failed: "Whether your listening is kept could not be learnt.",
    notKept: "Keep no listening history",
    notKeptHelp:
      "When this is on, listening is not recorded any more, and does not count for your days in a row.",
    forget: "Delete the listening history",
    forgetTitle: "Delete the listening history?",
    forgetText:
      "Every listen and every place where you stopped is gone for good, in your account and in this browser. Days on which you only listened are not counted any more.",
    cancel: "Cancel",
    forgetNow: "Delete all of it",
    forgetting: "Deleting...",
    forgotten: "The listening history is deleted.",
    notForgotten: "Not everything could be deleted. Please check your connection and try again.",
  },
});
