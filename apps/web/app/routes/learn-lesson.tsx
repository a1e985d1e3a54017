import { LessonPage } from "../features/learning/lesson.tsx";
import { loadLesson } from "../features/learning/load-learning.ts";
import { browserLoader, type PageSource } from "../lib/page-data.ts";
import type { Route } from "./+types/learn-lesson.ts";

export const clientLoader = browserLoader(async (source: PageSource) => ({
  lesson: await loadLesson(source),
}));

export default function LearnLesson({ loaderData: { lesson } }: Route.ComponentProps) {
  return <LessonPage loaded={lesson} />;
}
