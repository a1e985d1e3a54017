/** Under the reason of anything that is decided about a person. */
export const REASON_HINT = "Lý do được ghi vào nhật ký, và người ấy thấy được trong bản dữ liệu của mình.";
