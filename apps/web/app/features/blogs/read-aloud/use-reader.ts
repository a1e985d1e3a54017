import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { joinSounds } from "../../../lib/one-sound.ts";
import { localStore } from "../../../lib/storage.ts";
import { listParagraphs, type Paragraph } from "./list-paragraphs.ts";
import { Reader, type ReaderState } from "./reader.ts";
import { createSpeech } from "./speech.ts";

export const RATES = [0.75, 0.9, 1, 1.25, 1.5] as const;
const USUAL_RATE = 1;

const readRate = (): number =>
  RATES.find((rate) => String(rate) === localStore.read("readAloudRate")) ?? USUAL_RATE;

/** Paragraph at which reading stopped, by article, until the tab is left. */
const leftAt = new Map<number, number>();

const MARK = "is-read-aloud";

interface UsedReader {
  reader: Reader;
  state: ReaderState;
  /** To the paragraph before or behind, which comes into view wherever the reader is looking. */
  move(by: 1 | -1): void;
}

/** Reads the article of `body`, one sound on the page at a time, and ends with the component. */
export function useReader(blogId: number, body: RefObject<HTMLElement | null>): UsedReader {
  const paragraphs = useRef<Paragraph[]>([]);
  const [reader] = useState(
    () =>
      new Reader({
        speech: createSpeech(),
        rate: readRate(),
        from: leftAt.get(blogId) ?? 0,
        listSentences() {
          paragraphs.current = body.current ? listParagraphs(body.current) : [];
          return paragraphs.current.map(({ sentences }) => sentences);
        },
      }),
  );
  const state = useSyncExternalStore(reader.subscribe, reader.getState);
  const { status, paragraph, rate } = state;

  useEffect(() => {
    const turn = joinSounds(() => reader.stop());
    const leave = reader.subscribe(() => reader.getState().status === "playing" && turn.begin());
    // Chrome goes on speaking after its page.
    const pause = () => reader.pause();
    window.addEventListener("pagehide", pause);
    return () => {
      window.removeEventListener("pagehide", pause);
      leave();
      turn.leave();
      reader.stop();
    };
  }, [reader]);

  useEffect(() => {
    leftAt.set(blogId, paragraph);
  }, [blogId, paragraph]);

  useEffect(() => {
    if (rate !== readRate()) localStore.write("readAloudRate", String(rate));
  }, [rate]);

  const isOn = status !== "off";
  const before = useRef<Element>(undefined);
  const isFollowed = useFollowing(isOn);
  useEffect(() => {
    const element = isOn ? paragraphs.current[paragraph]?.element : undefined;
    if (!element) return;
    element.classList.add(MARK);
    // Whoever looks at another part of the page meanwhile stays there.
    if (isFollowed.current || (before.current && isInView(before.current))) {
      isFollowed.current = true;
      showGently(element);
    }
    before.current = element;
    return () => element.classList.remove(MARK);
  }, [isOn, paragraph, isFollowed]);

  return {
    reader,
    state,
    move(by) {
      isFollowed.current = true;
      reader.move(by);
    },
  };
}

const SCROLLS: ReadonlySet<string> = new Set(["PageDown", "PageUp", "Home", "End", "ArrowDown", "ArrowUp"]);

/** False from the moment at which a person scrolls by hand: scrolling of the page's own looks alike to the browser. */
function useFollowing(isOn: boolean): RefObject<boolean> {
  const isFollowed = useRef(true);
  useEffect(() => {
    if (!isOn) return;
    isFollowed.current = true;
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || SCROLLS.has(event.key)) isFollowed.current = false;
    };
    const kinds = ["wheel", "touchmove", "keydown"] as const;
    for (const kind of kinds) window.addEventListener(kind, leave, { passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, leave);
    };
  }, [isOn]);
  return isFollowed;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Room for the header above, and for the bars below. */
const ABOVE = 0.12;
const BELOW = 0.7;

function showGently(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= innerHeight * ABOVE && bottom <= innerHeight * BELOW) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({
    block: height > innerHeight * (BELOW - ABOVE) ? "start" : "center",
    behavior: isCalm ? "instant" : "smooth",
  });
}
