import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";

interface Exercise {
  /** The address asks for it: a link led here, or it was begun on a phone. */
  isAsked: boolean;
  /** Makes it a step of the history, so that going back leaves it. */
  enter(): void;
  leave(): void;
}

/** `onBegin` and `onLeave` follow the address: a link begins the exercise, and going back ends it. */
export function useExercise(name: string, onBegin: () => void, onLeave: () => void): Exercise {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isAsked = new URLSearchParams(search).get("exercise") === name;
  const hasEntered = typeof state === "object" && state !== null && "entered" in state;
  // New callbacks restart nothing: only the address does.
  const begin = useEffectEvent(onBegin);
  const end = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isAsked) return;
    begin();
    return () => end();
  }, [isAsked]);
  return {
    isAsked,
    enter: () =>
      void navigate({ search: `?exercise=${name}` }, { state: { entered: true }, preventScrollReset: true }),
    leave: () => {
      if (!isAsked) return onLeave();
      if (hasEntered) void navigate(-1);
      else void navigate({ search: "" }, { replace: true, preventScrollReset: true });
    },
  };
}
