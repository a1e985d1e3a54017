import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepReadingPlace, listReadingPlaces } from "../../lib/reading-place.ts";
import { useSession } from "../../lib/session/use-session.ts";

/** Below this nothing was read yet, above it the article is done. */
const BEGUN = 0.04;
const DONE = 0.9;
/** Milliseconds without a movement. */
const RESTING = 300;

interface Readable {
  id: number;
  title: string;
  coverImage?: string | null | undefined;
}

const share = (): number => {
  const room = document.documentElement.scrollHeight - innerHeight;
  return room > 0 ? Math.min(1, scrollY / room) : 1;
};

/** Stores how far a member reads; a later visit starts there. */
export function useReadingPlace({ id, title, coverImage = null }: Readable): void {
  const person = useSession()?.userId;
  const { state } = useLocation();
  const isBack = typeof state === "object" && state !== null && "goOn" in state;
  useEffect(() => {
    if (!person) return;
    const before = listReadingPlaces(person).find((place) => place.id === id)?.share ?? 0;
    if (isBack && before > BEGUN && before < DONE)
      scrollTo(0, before * (document.documentElement.scrollHeight - innerHeight));
    const keep = () => {
      const read = share();
      if (read > BEGUN) keepReadingPlace(person, { id, title, coverImage, share: read, at: Date.now() });
    };
    // The page that comes next scrolls to its own top: what is not written by then belongs to nobody.
    let resting: number | undefined;
    const onScroll = () => {
      window.clearTimeout(resting);
      resting = window.setTimeout(keep, RESTING);
    };
    document.addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("visibilitychange", keep);
    return () => {
      window.clearTimeout(resting);
      document.removeEventListener("scroll", onScroll);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [person, id, title, coverImage, isBack]);
}
