import { useEffect, useState } from "react";

/** The last value that was worth keeping, to be searched when a search fails. */
export function useLastGood<T>(value: T, isGood: (value: T) => boolean): T | undefined {
  const [kept, setKept] = useState<T>();
  useEffect(() => {
    if (isGood(value)) setKept(value);
  }, [value, isGood]);
  return kept;
}
