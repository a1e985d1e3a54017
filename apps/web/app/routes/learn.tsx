import type { MetaArgs } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { LearningPage } from "../features/learning/learning.tsx";
import { learningText } from "../features/learning/learning-text.ts";
import { loadLearning } from "../features/learning/load-learning.ts";
import { requestFor } from "../features/player/keyboard.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/learn.ts";

export const clientLoader = browserLoader(async (source: PageSource) => ({
  learning: await loadLearning(source),
}));

export const meta = ({ matches, loaderData, params }: MetaArgs<typeof clientLoader>) =>
  pageMeta(matches, ({ language }) => {
    const text = textIn(learningText, language);
    const course = loaderData?.learning.course;
    const title = course?.kind === "open" ? course.course.title : text.courseMissing;
    return { title, description: title, path: `/course/${params.id}/learn`, hidden: true };
  });

export default function Learn({ loaderData: { learning } }: Route.ComponentProps) {
  return <LearningPage loaded={learning} requestFor={requestFor} />;
}
