import type { StaffRole } from "@bentrong/contract/back-office";
import { audit } from "./audit/audit.ts";
import { blogs } from "./blogs/blogs.ts";
import { categories } from "./categories/categories.ts";
import { courses } from "./courses/courses.ts";
import { episodes } from "./episodes/episodes.ts";
import { files } from "./files/files.ts";
import { health } from "./health/health.ts";
import { lessons } from "./lessons/lessons.ts";
import { money } from "./money/money.ts";
import { newsletter } from "./newsletter/newsletter.ts";
import { oneOnOne } from "./one-on-one/one-on-one.ts";
import { overview } from "./overview/overview.ts";
import { people } from "./people/people.ts";
import { plans } from "./plans/plans.ts";
import { podcasts } from "./podcasts/podcasts.ts";
import { requests } from "./requests/requests.ts";
import { safety } from "./safety/safety.ts";
import { settings } from "./settings/settings.ts";
import type { Subject } from "./subject.ts";
import { trash } from "./trash/trash.ts";

/** Every subject, in the order of the menu. */
const SUBJECTS: readonly Subject[] = [
  overview,
  ...[blogs, podcasts, episodes, courses, lessons, categories, files, trash],
  ...[people, requests, oneOnOne, ...newsletter, ...safety],
  ...[...money, plans],
  ...[audit, health, settings],
];

export const subjectsFor = (role: StaffRole): Subject[] =>
  SUBJECTS.filter((subject) => subject.for.includes(role));
