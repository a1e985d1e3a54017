import { defineText } from "../../lib/i18n/text.ts";

export const actionText = defineText({
  vi: {
    explore: "Khám phá ngay",
    enrol: "Khám phá ngay",
    buy: "Mua khóa học",
    preorder: "Đặt trước",
    preordered: "Đã đặt trước",
    waiting: "Đang chờ quản trị viên xác nhận!",
    unpaid:
      "Bạn đã đặt khóa học này và chưa thanh toán xong. Khi bạn báo đã chuyển khoản, ở đây sẽ là “Đang chờ quản trị viên xác nhận!”.",
    pay: "Tiếp tục thanh toán",
    order: "Xem đơn hàng",
    withdraw: "Bỏ đặt trước",
    withdrawn: "Đã bỏ đặt trước.",
    told: "Khi khóa học mở, bạn nhận được một lá thư, và thấy nó trong phần khóa học của mình.",
    toldHere: "Khi khóa học mở, bạn sẽ thấy nó trong phần khóa học của mình.",
    busy: "Đang mở...",
    failed: "Chưa mở được khóa học. Bạn thử lại sau một chút nhé.",
    blocked: "Trình duyệt đã chặn tab mới.",
    open: "Mở khóa học trong tab mới",
  },
  en: {
    explore: "Explore now",
    enrol: "Explore now",
    buy: "Buy course",
    preorder: "Pre-order",
    preordered: "Pre-ordered",
    waiting: "Waiting for admin confirmation!",
    unpaid:
      "You ordered this course and have not paid yet. Once you report the payment, this reads “Waiting for admin confirmation!”.",
    pay: "Go on to payment",
    order: "See the order",
    withdraw: "Cancel pre-order",
    withdrawn: "The pre-order is withdrawn.",
    told: "Once the course opens, we email you, and you find it among your courses.",
    toldHere: "Once the course opens, you will find it among your courses.",
    busy: "Opening...",
    failed: "The course could not be opened. Please try again in a moment.",
    blocked: "The browser blocked the new tab.",
    open: "Open the course in a new tab",
  },
});
