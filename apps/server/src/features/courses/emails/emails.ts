import { courseOpened } from "./course-opened.ts";

export const emails = [courseOpened];
