import { useEffect, useState } from "react";
import { isKept } from "./lesson-memory.ts";

/** True if a lesson can be opened without a network; checked again when the network goes. */
export function useKept(id: number): boolean {
  const [kept, setKept] = useState(() => isKept(id));
  useEffect(() => {
    const look = () => setKept(isKept(id));
    look();
    window.addEventListener("offline", look);
    return () => window.removeEventListener("offline", look);
  }, [id]);
  return kept;
}
