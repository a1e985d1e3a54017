import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { HandOver } from "./hand-over.ts";

/** Goes on to the sign-in after a while, unless the screen was left before. */
export function useLoginSoon(delayMs: number): (handOver: HandOver) => void {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(
    (state) => {
      timer.current = window.setTimeout(() => void navigate("/login", { state }), delayMs);
    },
    [navigate, delayMs],
  );
}
