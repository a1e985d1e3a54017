import { defineText } from "../../lib/i18n/text.ts";

/** Texts about money that is not the price of its order. */
export const receivedText = defineText({
  vi: {
    short: (received: string, missing: string) => `Chúng mình đã nhận ${received}, còn thiếu ${missing}.`,
    shortNext: (missing: string, code: string) =>
      `Bạn chuyển thêm đúng ${missing} với cùng nội dung ${code} là đơn được xác nhận. Số tiền và mã QR trên trang này đã đổi theo.`,
    surplus: (received: string, surplus: string, email: string) =>
      `Bạn đã chuyển ${received}, dư ${surplus}. Để nhận lại phần dư, bạn viết cho ${email} kèm mã đơn và số tài khoản nhận nhé.`,
    extra: (amount: string) => `Đơn này đã trả đủ, và chúng mình nhận thêm ${amount} sau đó.`,
    held: (amount: string) => `Chúng mình đang giữ ${amount} bạn đã chuyển cho đơn này.`,
    heldNext: (email: string) =>
      `Khoản này chờ người phụ trách xem. Để được chuyển lại nhanh hơn, bạn viết cho ${email} kèm mã đơn và số tài khoản nhận. Bạn đừng chuyển thêm lần nữa nhé.`,
    returned: (amount: string) => `Chúng mình đã chuyển trả bạn ${amount}.`,
  },
  en: {
    short: (received: string, missing: string) => `We received ${received}; ${missing} is missing.`,
    shortNext: (missing: string, code: string) =>
      `Send exactly ${missing} with the same message ${code}, and the order is confirmed. The amount and the QR code on this page have changed to it.`,
    surplus: (received: string, surplus: string, email: string) =>
      `You sent ${received}, which is ${surplus} too much. To get it back, write to ${email} with the order code and your account number.`,
    extra: (amount: string) => `This order was paid, and ${amount} arrived after that.`,
    held: (amount: string) => `We are holding ${amount} that you sent for this order.`,
    heldNext: (email: string) =>
      `A person will look at it. To get it back sooner, write to ${email} with the order code and your account number. Please do not send it again.`,
    returned: (amount: string) => `We sent ${amount} back to you.`,
  },
});
