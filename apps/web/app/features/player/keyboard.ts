// Single keys on any page: space, arrows, M, S, R. Elements that use the key themselves have precedence.
import type { Request } from "./core/player-command.ts";
import type { Engine } from "./engine.ts";

const SKIP_SECONDS = 10;

const REQUESTS: Record<string, Request> = {
  " ": { type: "toggle" },
  arrowleft: { type: "skip", by: -SKIP_SECONDS },
  arrowright: { type: "skip", by: SKIP_SECONDS },
  m: { type: "mute" },
  s: { type: "shuffle" },
  r: { type: "repeat" },
};

const TYPING =
  "textarea, select, [contenteditable]:not([contenteditable=false]), input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit])";
/** Space presses these. */
const PRESSED =
  "a, button, input, summary, video, audio, [role=button], [role=tab], [role=option], [role=menuitem]";
/** Arrows move within these. */
const WALKED =
  "input, video, audio, [role=tablist], [role=radiogroup], [role=slider], [role=menu], [role=listbox], [role=grid]";

/** Player request for a key; undefined when the key belongs to the page. */
export function requestFor(event: KeyboardEvent): Request | undefined {
  const request = REQUESTS[event.key.toLowerCase()];
  if (!request || event.defaultPrevented || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(TYPING)) return undefined;
  if (request.type === "toggle" && at?.closest(PRESSED)) return undefined;
  if (request.type === "skip" && at?.closest(WALKED)) return undefined;
  // Held down, an arrow goes on; the others would flicker.
  return event.repeat && request.type !== "skip" ? undefined : request;
}

/** A window in front of the page has the keys, unless it is the player's own. */
const isBehindWindow = (): boolean =>
  document.querySelector("dialog[open]:not(:has([data-player]))") !== null;

export function connectKeyboard(engine: Engine): void {
  // On the window: whatever the page itself handles comes first and may keep the key.
  window.addEventListener("keydown", (event) => {
    if (!engine.memory.shortcuts || !engine.getState().currentEpisode) return;
    const request = requestFor(event);
    if (!request || isBehindWindow()) return;
    event.preventDefault();
    engine.ask(request);
  });
}
