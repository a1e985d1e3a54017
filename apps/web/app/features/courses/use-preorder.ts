import { useState } from "react";
import { currentSession } from "../../lib/session/session-store.ts";
import { preorderStore } from "./preorder-store.ts";
import { preorder, withdrawPreorder } from "./preorders.ts";

/** Whether this person waits for the course, and the two ways to change that. A failure changes nothing. */
export function usePreorder(courseId: number, known: boolean, onChange: (isPreordered: boolean) => void) {
  // What was done here, until the page is loaded again.
  const [changed, setChanged] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const become = async (wanted: boolean) => {
    const userId = currentSession()?.userId;
    if (!userId || isBusy) return;
    setBusy(true);
    const call = wanted ? preorder : withdrawPreorder;
    const isDone = await call(preorderStore(), userId, courseId);
    setBusy(false);
    if (!isDone) return;
    setChanged(wanted);
    onChange(wanted);
  };
  return { isPreordered: changed ?? known, isBusy, become: (wanted: boolean) => void become(wanted) };
}
