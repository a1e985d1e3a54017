// The way into a course: where it is taught.
import { getCoursePlace } from "../../api/courses.ts";
import type { Api } from "../../api/result.ts";
import { toOwnPath } from "../../lib/own-path.ts";

/** A path of this site: our own lesson player. */
export interface OwnPlace {
  path: string;
}

/** Address on another host: always https, opened in a tab of its own. */
export interface OtherPlace {
  address: string;
}

export type LearningPlace = OwnPlace | OtherPlace;

/** Undefined when it is neither of the two: staff type the address by hand. */
export function parsePlace(written: string, origin: string): LearningPlace | undefined {
  const path = toOwnPath(written, origin);
  if (path !== undefined) return { path };
  const url = URL.canParse(written, origin) ? new URL(written, origin) : undefined;
  return url?.protocol === "https:" ? { address: url.href } : undefined;
}

export async function loadPlace(api: Api, courseId: number): Promise<LearningPlace | undefined> {
  const result = await getCoursePlace(api, courseId);
  if (result.ok) return parsePlace(result.data, window.location.origin);
  console.error("The way to the lessons could not be loaded", result.error);
  return undefined;
}
