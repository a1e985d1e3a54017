import type { StaffRole } from "@bentrong/contract/back-office";
import { blogs } from "./blogs/blogs.ts";
import { categories } from "./categories/categories.ts";
import { plans } from "./plans/plans.ts";
import type { Subject } from "./subject.ts";

/** Every subject, in the order of the menu. */
const SUBJECTS: readonly Subject[] = [blogs, categories, plans];

export const subjectsFor = (role: StaffRole): Subject[] =>
  SUBJECTS.filter((subject) => subject.for.includes(role));
