import { type PointerEvent, useRef } from "react";

/** Pixels after which letting go closes. */
const FAR = 110;
/** Pixels a millisecond: a flick closes as well. */
const FAST = 0.6;

interface Drag {
  sheet: HTMLElement;
  from: number;
  at: number;
}

/** Drag handle of a sheet: a finger moves the sheet down, and a release closes or reopens it. */
export function useDragClosed(onClose: () => void) {
  const drag = useRef<Drag>(undefined);
  const down = ({ from }: Drag, { clientY }: PointerEvent) => Math.max(0, clientY - from);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest("dialog");
    if (!sheet || event.pointerType === "mouse") return;
    drag.current = { sheet, from: event.clientY, at: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) drag.current.sheet.style.translate = `0 ${down(drag.current, event)}px`;
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    drag.current = undefined;
    current.sheet.style.translate = "";
    const way = down(current, event);
    if (way > FAR || (way > FAR / 4 && way / (event.timeStamp - current.at) > FAST)) onClose();
  };
  const onPointerCancel = () => {
    if (drag.current) drag.current.sheet.style.translate = "";
    drag.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
