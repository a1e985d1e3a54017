import { useEffect, useState } from "react";

/** The last value that was worth keeping, to be searched when a search fails. */
export function useLastGood<T>(value: T | Promise<T>, isGood: (value: T) => boolean): T | undefined {
  const [kept, setKept] = useState<T>();
  useEffect(() => {
    let wanted = true;
    // A value that cannot be had is shown as such elsewhere; here it is only not worth keeping.
    Promise.resolve(value).then(
      (settled) => wanted && isGood(settled) && setKept(settled),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [value, isGood]);
  return kept;
}
