// A refund before it is sent, and its validation.
import { money } from "@bentrong/format/money";

export interface RefundDraft {
  /** As it is typed: digits, with or without dots between them. */
  amount: string;
  /** "2026-11-22" */
  on: string;
  bankReference: string;
  reason: string;
}

export interface RefundLimits {
  /** đồng */
  left: number;
  /** Days between which the bank can have sent it, both included. */
  from: string;
  to: string;
}

type Wrong = Partial<Record<keyof RefundDraft, string>>;

/** In đồng; 0 for what is no number. */
export const getAmount = ({ amount }: Pick<RefundDraft, "amount">): number => {
  const digits = amount.replace(/[.\s]/g, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
};

/** By field, in words; nothing when it can be sent. */
export function wrongIn(draft: RefundDraft, { left, from, to }: RefundLimits): Wrong {
  const amount = getAmount(draft);
  const wrong: Wrong = {};
  if (amount < 1) wrong.amount = "Bạn ghi số tiền bằng số nhé.";
  else if (amount > left) wrong.amount = `Đơn này chỉ còn ${money(left)}.`;
  if (!draft.on || draft.on < from || draft.on > to) wrong.on = "Ngày phải từ ngày đặt đơn tới hôm nay.";
  if (!draft.bankReference.trim()) wrong.bankReference = "Bạn ghi mã giao dịch mà ngân hàng báo nhé.";
  if (!draft.reason.trim()) wrong.reason = "Bạn ghi lý do nhé, dù chỉ vài chữ.";
  return wrong;
}

export const isComplete = (draft: RefundDraft, limits: RefundLimits): boolean =>
  Object.keys(wrongIn(draft, limits)).length === 0;
