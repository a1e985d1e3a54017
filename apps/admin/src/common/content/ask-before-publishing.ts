import type { AskBeforeSave } from "../forms/save-question.ts";

/** Columns that readers look for and that may be empty all the same. */
const WANTED = [
  { column: "coverImage", name: "ảnh bìa" },
  { column: "categoryId", name: "chuyên mục" },
] as const;

type Wanted = (typeof WANTED)[number]["column"];
type Values = Parameters<AskBeforeSave>[0];

const goesOut = ({ publication }: Values): boolean =>
  publication === "PUBLISHED" || publication === "SCHEDULED";
const isOut = (before: Values | undefined, now: Values): boolean =>
  before?.publication === now.publication || before?.publication === "PUBLISHED";

/** "ảnh bìa", "ảnh bìa và chuyên mục", or nothing. */
export const nameMissing = (row: Values, wanted: readonly Wanted[]): string =>
  WANTED.filter(({ column }) => wanted.includes(column) && !row[column])
    .map(({ name }) => name)
    .join(" và ");

/** Asks once, when publishing: an editor of published content already knows what is missing. */
export const askBeforePublishing =
  (wanted: readonly Wanted[]): AskBeforeSave =>
  (now, before) => {
    const missing = nameMissing(now, wanted);
    if (!missing || !goesOut(now) || isOut(before, now)) return undefined;
    return {
      title: `Chưa có ${missing}`,
      text: "Bạn vẫn đăng được, rồi bổ sung sau. Có đủ thì người đọc dễ nhận ra và dễ tìm thấy hơn.",
      goOn: now.publication === "SCHEDULED" ? "Vẫn hẹn giờ đăng" : "Vẫn đăng",
      turnBack: "Bổ sung",
    };
  };
