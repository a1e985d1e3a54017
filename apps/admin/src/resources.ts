import type { StaffRole } from "@bentrong/contract/back-office";
import type { ResourceConfig } from "./common/resource-config.ts";
import { apiKeys } from "./resources/api-keys/config.ts";
import { audit } from "./resources/audit/config.ts";
import { blogs } from "./resources/blogs/config.ts";
import { categories } from "./resources/categories/config.ts";
import { courses } from "./resources/courses/config.ts";
import { episodes } from "./resources/episodes/config.ts";
import { files } from "./resources/files/config.ts";
import { health } from "./resources/health/config.ts";
import { lessons } from "./resources/lessons/config.ts";
import { money } from "./resources/money/config.ts";
import { newsletter } from "./resources/newsletter/config.ts";
import { oneOnOne } from "./resources/one-on-one/config.ts";
import { overview } from "./resources/overview/config.ts";
import { people } from "./resources/people/config.ts";
import { plans } from "./resources/plans/config.ts";
import { podcasts } from "./resources/podcasts/config.ts";
import { requests } from "./resources/requests/config.ts";
import { safety } from "./resources/safety/config.ts";
import { settings } from "./resources/settings/config.ts";
import { trash } from "./resources/trash/config.ts";

/** Every resource, in the order of the menu. */
const RESOURCES: readonly ResourceConfig[] = [
  overview,
  ...[blogs, podcasts, episodes, courses, lessons, categories, files, trash],
  ...[people, requests, oneOnOne, ...newsletter, ...safety],
  ...[...money, plans],
  ...[audit, health, settings, apiKeys],
];

export const listResources = (role: StaffRole): ResourceConfig[] =>
  RESOURCES.filter((resource) => resource.roles.includes(role));
