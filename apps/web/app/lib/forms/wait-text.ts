import { defineText } from "../i18n/text.ts";

const minutes = (seconds: number): number => Math.ceil(seconds / 60);

/** Waiting time after too many attempts, rounded to a friendly unit. */
export const waitText = defineText({
  vi: {
    wait: (seconds: number) =>
      seconds > 0 && seconds < 60
        ? `Bạn vừa thử hơi nhiều lần. Nghỉ tay khoảng ${seconds} giây rồi thử lại nhé.`
        : `Bạn vừa thử hơi nhiều lần. Nghỉ tay khoảng ${Math.max(1, minutes(seconds))} phút rồi thử lại nhé.`,
  },
  en: {
    wait: (seconds: number) =>
      seconds > 0 && seconds < 60
        ? `That was a few tries too many. Please rest for about ${seconds} seconds and try again.`
        : `That was a few tries too many. Please rest for about ${Math.max(1, minutes(seconds))} min and try again.`,
  },
});
