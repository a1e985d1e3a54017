import type { CourseDetail } from "@bentrong/contract/course";
import { useState } from "react";
import { useNavigate } from "react-router";
import { apiClient } from "../../api/client.ts";
import { enrolInCourse } from "../../api/courses.ts";
import { isSuccess } from "../../api/result.ts";
import { type LearningPlace, loadPlace, parsePlace } from "./enter-course.ts";
import { openNewTab } from "./new-tab.ts";

export type ExploreStatus =
  | { kind: "idle" | "busy" | "failed" }
  /** The browser did not let the tab open: the address is offered as a link. */
  | { kind: "blocked"; address: string };

export interface Explore {
  status: ExploreStatus;
  /** Called in the click: see new-tab.ts. */
  explore(enrolFirst: boolean): void;
}

type Taught = Pick<CourseDetail, "id" | "lmsUrl">;

/** True if the course is taught on another host; for enrolled people this is known before the click. */
function isElsewhere({ lmsUrl }: Taught): boolean {
  const place = lmsUrl === null ? undefined : parsePlace(lmsUrl, window.location.origin);
  return place !== undefined && "address" in place;
}

async function findPlace(courseId: number, enrolFirst: boolean): Promise<LearningPlace | undefined> {
  const api = apiClient();
  if (enrolFirst && !isSuccess(await enrolInCourse(api, courseId), "The enrolment")) return undefined;
  return loadPlace(api, courseId);
}

/** The way to the lessons: our own player in this tab, anybody else's site in a new one. */
export function useExplore(course: Taught): Explore {
  const [status, setGoing] = useState<ExploreStatus>({ kind: "idle" });
  const navigate = useNavigate();
  const explore: Explore["explore"] = async (enrolFirst) => {
    setGoing({ kind: "busy" });
    const early = isElsewhere(course) ? openNewTab() : undefined;
    const place = await findPlace(course.id, enrolFirst);
    if (!place || "path" in place) early?.close();
    if (!place) return setGoing({ kind: "failed" });
    if ("path" in place) return void navigate(place.path, { viewTransition: true });
    const isOpen = (early ?? openNewTab()).goTo(place.address);
    setGoing(isOpen ? { kind: "idle" } : { kind: "blocked", address: place.address });
  };
  return { status, explore: (enrolFirst) => void explore(enrolFirst) };
}
