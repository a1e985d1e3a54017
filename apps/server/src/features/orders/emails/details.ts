import { z } from "zod";

/** The order that was paid. */
export const receipt = {
  orderCode: z.string(),
  title: z.string(),
  price: z.number().int(),
  /** đồng that arrived; absent in e-mails of before it was kept: then it was the price. */
  received: z.number().int().optional(),
};

/** An order that money is about; `courseId` where it is for a course. All amounts in đồng. */
export const payment = {
  orderCode: z.string(),
  orderId: z.uuid(),
  courseId: z.number().int().optional(),
  title: z.string(),
  price: z.number().int(),
};

export const stillMissing = {
  /** Of all transfers together. */
  received: z.number().int(),
  missing: z.number().int(),
  /** Until when the order is kept; absent where it does not expire. */
  until: z.coerce.date<Date | string>().optional(),
};
