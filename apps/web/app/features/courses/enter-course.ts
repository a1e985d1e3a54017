// The ways into a course: being enrolled, and where it is taught.
import type { Api } from "../../api/result.ts";
import { toOwnPath } from "../../lib/own-path.ts";

const Place = async () => (await import("./course-schemas.ts")).Place;
const ALREADY_ENROLLED = 409;

/** True when the person is enrolled now, or was before. */
export async function enrolIn(api: Api, courseId: number): Promise<boolean> {
  const answer = await api.post(`/functions/v1/course/${courseId}/enroll`);
  if (answer.ok || answer.error.status === ALREADY_ENROLLED) return true;
  console.error("The enrolment failed", answer.error);
  return false;
}

/** A path of this site: our own lesson player. */
export interface OwnPlace {
  path: string;
}

/** Somebody else's: always https, opened in a tab of its own. */
export interface OtherPlace {
  address: string;
}

export type LearningPlace = OwnPlace | OtherPlace;

/** Nothing when it is neither of the two: an address comes from what staff typed. */
export function placeFrom(written: string, origin: string): LearningPlace | undefined {
  const path = toOwnPath(written, origin);
  if (path !== undefined) return { path };
  const url = URL.canParse(written, origin) ? new URL(written, origin) : undefined;
  return url?.protocol === "https:" ? { address: url.href } : undefined;
}

export async function learningPlace(api: Api, courseId: number): Promise<LearningPlace | undefined> {
  const answer = await api.get(`/functions/v1/course/${courseId}/lms`, { schema: Place });
  if (answer.ok) return placeFrom(answer.data.data, window.location.origin);
  console.error("The way to the lessons could not be loaded", answer.error);
  return undefined;
}
