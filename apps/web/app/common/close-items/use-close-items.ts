import type { CloseKind, SearchResult } from "@bentrong/contract/search";
import { type RefObject, useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { listCloseItems } from "../../api/search.ts";

/** So far below the window the items are asked for: they are there before they are reached. */
const NEAR = "1500px";

/** Undefined until the place comes near and there is an answer. Without one there are none. */
export function useCloseItems(
  place: RefObject<HTMLElement | null>,
  kind: CloseKind,
  id: number,
): readonly SearchResult[] | undefined {
  const [found, setFound] = useState<readonly SearchResult[]>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isWanted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void listCloseItems(apiClient(), { kind, id }).then((answer) => {
          if (isWanted) setFound(answer.ok ? answer.data : []);
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [place, kind, id]);
  return found;
}
