import { dateAndTime } from "@bentrong/format/dates";

/** Until when an order can be paid, as a sentence that follows another one; nothing where it does not expire. */
export const keptUntil = ({ until }: { until?: Date | undefined }): string =>
  until ? ` Đơn được giữ đến ${dateAndTime(until)}.` : "";
