import { wallClock } from "@bentrong/format/wall-clock";

export interface Question {
  vi: string;
  en: string;
}

/** The question of a day in Vietnam, and where the others of its month begin. */
export interface Tonight extends Question {
  /** 1 to 12 */
  month: number;
  /** 1 to 31 */
  day: number;
}

// A file for each month, a line for each day (29 February has one): a page loads no more than the month it is in.
const MONTHS: readonly (() => Promise<{ default: readonly Question[] }>)[] = [
  () => import("./questions/01.json"),
  () => import("./questions/02.json"),
  () => import("./questions/03.json"),
  () => import("./questions/04.json"),
  () => import("./questions/05.json"),
  () => import("./questions/06.json"),
  () => import("./questions/07.json"),
  () => import("./questions/08.json"),
  () => import("./questions/09.json"),
  () => import("./questions/10.json"),
  () => import("./questions/11.json"),
  () => import("./questions/12.json"),
];

/** Asked where the file of the month cannot be fetched. */
const WITHOUT_NETWORK: Question = {
  vi: "Việc gì hôm nay đã xong, dù nhỏ thôi?",
  en: "What got done today, however small?",
};

export async function loadMonthQuestions(month: number): Promise<readonly Question[]> {
  return (await MONTHS[month - 1]?.())?.default ?? [];
}

async function loadTetQuestion(year: number, month: number, day: number): Promise<Question | undefined> {
  if (month > 2) return undefined;
  const { findTetQuestion } = await import("./tet.ts");
  return findTetQuestion(Date.UTC(year, month - 1, day));
}

/** The same for everybody, another one tomorrow. */
export async function loadTonight(instant: Date): Promise<Tonight> {
  const { year, month, day } = wallClock(instant, "vietnam");
  try {
    const ofTet = await loadTetQuestion(year, month, day);
    const question = ofTet ?? (await loadMonthQuestions(month))[day - 1] ?? WITHOUT_NETWORK;
    return { vi: question.vi, en: question.en, month, day };
  } catch {
    return { ...WITHOUT_NETWORK, month, day };
  }
}

/** Another question of the same month, `turned` days on from tonight's. */
export async function loadAnother({ month, day }: Tonight, turned: number): Promise<Question | undefined> {
  const questions = await loadMonthQuestions(month).catch(() => []);
  return questions[(day - 1 + turned) % Math.max(1, questions.length)];
}
