import type { DayPart } from "./day-part.ts";
import { defineText } from "./i18n/text.ts";

type Greet = Record<DayPart, (name: string) => string>;

const vi: Greet = {
  night: (name) => `Khuya rồi, ${name} ơi`,
  morning: (name) => `Chào buổi sáng, ${name}`,
  afternoon: (name) => `Chào buổi chiều, ${name}`,
  evening: (name) => `Chào buổi tối, ${name}`,
};
const en: Greet = {
  night: (name) => `It is late, ${name}`,
  morning: (name) => `Good morning, ${name}`,
  afternoon: (name) => `Good afternoon, ${name}`,
  evening: (name) => `Good evening, ${name}`,
};

/** Every page that greets says the same at the same hour. */
export const greetingText = defineText({
  vi: { someone: "bạn", greet: vi },
  en: { someone: "you", greet: en },
});
