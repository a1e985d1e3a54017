// Work that a new document would end: a sound that plays, text that is not sent or saved yet.
import { createListeners } from "../listeners.ts";

const NO_TEXT = ["range", "search", "checkbox", "radio", "button", "submit"];
const listeners = createListeners();
let typedAt: string | undefined;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !NO_TEXT.includes(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);

const isPlaying = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(({ paused }) => !paused);

/** True if a reload would lose something. Typed text counts until another page is shown. */
export const hasUnfinished = (): boolean => isPlaying() || typedAt === window.location.pathname;

export const onUnfinishedChange = listeners.add;

/** Returns what ends it. */
export function watchUnfinished(): () => void {
  const noteTyping = ({ target }: Event) => {
    if (!isWriting(target)) return;
    typedAt = window.location.pathname;
    listeners.emit();
  };
  // Events of sound do not bubble, but can be captured.
  const sounds = ["play", "pause", "ended"];
  document.addEventListener("input", noteTyping, true);
  for (const type of sounds) document.addEventListener(type, listeners.emit, true);
  return () => {
    document.removeEventListener("input", noteTyping, true);
    for (const type of sounds) document.removeEventListener(type, listeners.emit, true);
  };
}
