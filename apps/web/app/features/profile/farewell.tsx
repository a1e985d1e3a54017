import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { forgetFarewell, isFarewell } from "./farewell-note.ts";

const Words = lazy<ComponentType<{ close(): void }>>(() =>
  import("./farewell-words.tsx").then(
    ({ FarewellWords }) => ({ default: FarewellWords }),
    // Words that could not be fetched must not take the page with them.
    () => ({ default: () => null }),
  ),
);

/** A goodbye after the deletion of an account; for everybody else not even its script is loaded. */
export function Farewell() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!isFarewell()) return;
    forgetFarewell();
    setDue(true);
  }, []);
  return (
    <div role="status" className="empty:hidden">
      {due && (
        <Suspense>
          <Words close={() => setDue(false)} />
        </Suspense>
      )}
    </div>
  );
}
