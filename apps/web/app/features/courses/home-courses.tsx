import { useState } from "react";
import { browserApi } from "../../lib/api/browser-api.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { CourseSections } from "./course-sections.tsx";
import { loadSections } from "./load-sections.ts";

const FEATURED_AT_HOME = 6;

/** The course sections for a page that fetches them after its first view: asked for once, when they are there. */
export function HomeCourses() {
  const [sections] = useState(() =>
    loadSections({ api: browserApi(), session: currentSession() }, FEATURED_AT_HOME),
  );
  return <CourseSections sections={sections} />;
}
