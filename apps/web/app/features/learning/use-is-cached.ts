import { useEffect, useState } from "react";
import { isLessonCached } from "./lesson-cache.ts";

/** True if a lesson can be opened without a network; checked again when the network goes. */
export function useIsCached(id: number): boolean {
  const [kept, setKept] = useState(() => isLessonCached(id));
  useEffect(() => {
    const look = () => setKept(isLessonCached(id));
    look();
    window.addEventListener("offline", look);
    return () => window.removeEventListener("offline", look);
  }, [id]);
  return kept;
}
