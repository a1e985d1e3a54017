import { money } from "@bentrong/format/money";

/** More than the price was sent: how much, and how it comes back. Nothing where it was exact. */
export function surplusLine(
  { price, received = price }: { price: number; received?: number | undefined },
  supportEmail: string,
): string[] {
  if (received <= price) return [];
  const surplus = money(received - price);
  return [
    `Giá của đơn là ${money(price)}, nên bạn đã chuyển dư ${surplus}. Bạn trả lời thư này hoặc viết cho ${supportEmail}, kèm số tài khoản nhận, chúng mình chuyển lại phần dư cho bạn nhé.`,
  ];
}
