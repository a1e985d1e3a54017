// Opening this address enrols at once and goes on to the course, whose page then says how things stand: a course that
// has to be paid for is offered for sale there.
import type { ClientLoaderFunctionArgs, MetaArgs } from "react-router";
import { replace } from "react-router";
import { apiClient } from "../api/client.ts";
import { enrolInCourse } from "../api/courses.ts";
import { isSuccess } from "../api/result.ts";
import { enrolText } from "../features/courses/enrol-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { parseId } from "../lib/parse-id.ts";
import { pageMeta } from "../lib/seo.ts";

export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<never> {
  const id = parseId(params.id);
  if (id !== undefined) isSuccess(await enrolInCourse(apiClient(), id), "The enrolment");
  // Going back must not enrol again.
  throw replace(`/course/${params.id}`);
}

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, line } = textIn(enrolText, language);
    return { title, description: line, path: "/all-course", hidden: true };
  });

export function HydrateFallback() {
  const text = useText(enrolText);
  return (
    <p role="status" className="mx-auto max-w-reading px-5 py-24 text-center text-ink-soft sm:px-8">
      {text.line}
    </p>
  );
}

/** Never seen: the loader always goes on. Without a page of its own the address would be no page at all. */
export default function Enroll() {
  return null;
}
