// Asking to be told when a course opens. Nothing here is worth an interruption: what fails is logged, and counts as not
// pre-ordered.
import { type ApiError, rowsOrNone } from "../../api/result.ts";
import type { PreorderStore } from "./preorder-store.ts";

const Rows = async () => (await import("./course-schemas.ts")).Preorders;
const ALREADY_THERE = 409;

const own = (userId: string): string => `userId=eq.${encodeURIComponent(userId)}`;
const pair = (userId: string, courseId: number): string => `${own(userId)}&courseId=eq.${courseId}`;

const log = (what: string, error: ApiError): void => console.error(`${what} failed`, error);

/** The courses that this person pre-ordered, newest first. */
export async function preorderedIds({ api, path }: PreorderStore, userId: string): Promise<number[]> {
  const answer = await api.get(`${path}?${own(userId)}&order=createdAt.desc`, { schema: Rows });
  if (!answer.ok) log("The look-up of pre-orders", answer.error);
  return rowsOrNone(answer).map(({ courseId }) => courseId);
}

export async function isPreordered(
  { api, path }: PreorderStore,
  userId: string,
  courseId: number,
): Promise<boolean> {
  const answer = await api.get(`${path}?select=*,course(status)&${pair(userId, courseId)}`, { schema: Rows });
  if (!answer.ok) log("The look-up of a pre-order", answer.error);
  return rowsOrNone(answer).length > 0;
}

/** True when it is kept now, whoever wrote it: another tab may have been quicker. */
export async function preorder(
  { api, path }: PreorderStore,
  userId: string,
  courseId: number,
): Promise<boolean> {
  const headers = { Prefer: "return=representation" };
  const answer = await api.post(path, { userId, courseId }, { headers });
  if (answer.ok || answer.error.status === ALREADY_THERE) return true;
  log("The pre-order", answer.error);
  return false;
}

/** True when it is gone. */
export async function withdrawPreorder(
  { api, path }: PreorderStore,
  userId: string,
  courseId: number,
): Promise<boolean> {
  const answer = await api.send("DELETE", `${path}?${pair(userId, courseId)}`);
  if (!answer.ok) log("The withdrawal of a pre-order", answer.error);
  return answer.ok;
}
