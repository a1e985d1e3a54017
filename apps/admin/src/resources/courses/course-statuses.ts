/** True if people may enrol. */
export const STATUSES = [
  { id: "OPEN", name: "Đang mở" },
  { id: "COMING_SOON", name: "Sắp ra mắt (chỉ đặt trước)" },
];

/** Consequence for learners of taking a course off the site. */
export const WITHDRAWN_COURSE =
  "Khóa học sẽ ẩn với mọi người, kể cả những người đang học. Ghi danh, tiến độ và ghi chú của họ vẫn được giữ, và hiện lại khi bạn đăng lại.";
