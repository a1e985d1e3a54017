import { apiClient } from "../../api/client.ts";
import type { Once } from "../../lib/once.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { CourseSections } from "./course-sections.tsx";
import { loadSections } from "./load-sections.ts";

const FEATURED_AT_HOME = 6;

/** The course sections for a page that fetches them after its first view. */
export function HomeCourses({ once }: { once: Once }) {
  const sections = once("sections", () =>
    loadSections({ api: apiClient(), session: currentSession() }, FEATURED_AT_HOME),
  );
  return <CourseSections sections={sections} />;
}
