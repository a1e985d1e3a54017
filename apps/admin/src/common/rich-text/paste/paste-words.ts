import type { CleanedPaste } from "./clean-pasted-html.ts";

export const MARKDOWN_READ =
  "Chữ bạn dán viết bằng Markdown nên đã thành bài có định dạng. Nhấn Ctrl+Z để về chữ gốc.";
export const ONLY_PICTURES = "Ở đây chỉ thả được tệp ảnh.";
export const NO_PICTURES = "Bản tin không gửi kèm ảnh nên ảnh bạn dán đã được bỏ qua.";

/** Notices about a text that did not arrive as it was copied. */
export function getPasteWarning(
  { lostPictures, borrowedPictures, tables }: CleanedPaste,
  keepsPictures: boolean,
): string {
  const lost = keepsPictures
    ? `${lostPictures} ảnh không theo sang được, bạn tải lên bằng nút “Chèn ảnh” nhé.`
    : NO_PICTURES;
  const parts = [
    lostPictures > 0 && lost,
    borrowedPictures > 0 &&
      `${borrowedPictures} ảnh nằm ở trang khác nên người đọc không thấy. Ở chỗ ảnh trong bài có nút để chọn tệp thay.`,
    tables > 0 && "Bảng đã thành các dòng chữ, vì trình soạn thảo chưa giữ được bảng.",
  ];
  return parts.filter(Boolean).join(" ");
}
