import { useState } from "react";
import { createPreorder, deletePreorder, getPreorderStore } from "../../api/preorders.ts";
import { isSuccess } from "../../api/result.ts";
import { currentSession } from "../../lib/session/session-store.ts";

/** Pre-order of this person for the course, with the calls that set and cancel it. A failure changes nothing. */
export function usePreorder(courseId: number, known: boolean, onChange: (isPreordered: boolean) => void) {
  // Result of the last change made here, until the page is loaded again.
  const [changed, setChanged] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const become = async (wanted: boolean) => {
    const userId = currentSession()?.userId;
    if (!userId || isBusy) return;
    setBusy(true);
    const call = wanted ? createPreorder : deletePreorder;
    const result = await call(getPreorderStore(), userId, courseId);
    setBusy(false);
    if (!isSuccess(result, wanted ? "The pre-order" : "The withdrawal of a pre-order")) return;
    setChanged(wanted);
    onChange(wanted);
  };
  return { isPreordered: changed ?? known, isBusy, become: (wanted: boolean) => void become(wanted) };
}
