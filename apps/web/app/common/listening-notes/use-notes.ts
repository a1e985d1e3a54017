import { useCallback, useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { type ListeningNote, listListeningNotes } from "../../api/listening-notes.ts";

export type LoadedNotes = ListeningNote[] | "loading" | "failed";

/** This person's notes on an episode. `reload` keeps what is shown until the newer ones are there. */
export function useNotes(episodeId: number): { notes: LoadedNotes; reload(): Promise<void> } {
  const [notes, setNotes] = useState<LoadedNotes>("loading");
  const reload = useCallback(async () => {
    const answer = await listListeningNotes(apiClient(), episodeId).catch(() => undefined);
    setNotes((before) => {
      if (answer?.ok) return answer.data;
      return Array.isArray(before) ? before : "failed";
    });
  }, [episodeId]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { notes, reload };
}
