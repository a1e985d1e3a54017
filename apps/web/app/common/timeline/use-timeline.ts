import { useCallback, useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { getTimeline, type Timeline } from "../../api/timelines.ts";

export type LoadedTimeline = Timeline | "loading" | "failed";

/** Chapters and transcript of an episode; `again` repeats the request. */
export function useTimeline(episodeId: number | undefined): { timeline: LoadedTimeline; again(): void } {
  const [loaded, setLoaded] = useState<{ id: number | undefined; timeline: LoadedTimeline }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt says when, not what
  useEffect(() => {
    if (episodeId === undefined) return;
    let isLeft = false;
    const set = (timeline: LoadedTimeline) => !isLeft && setLoaded({ id: episodeId, timeline });
    getTimeline(apiClient(), episodeId).then(
      (answer) => set(answer.ok ? answer.data : "failed"),
      () => set("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [episodeId, attempt]);
  const again = useCallback(() => {
    setLoaded(undefined);
    setAttempt((before) => before + 1);
  }, []);
  // Data that were loaded for another episode are not shown.
  return { timeline: loaded?.id === episodeId && loaded ? loaded.timeline : "loading", again };
}
