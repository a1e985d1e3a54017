import { useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { localStore } from "../../lib/storage.ts";
import { type EpisodePlaces, mergePlaces, parsePlaces } from "./episode-places.ts";
import { usePlayer } from "./use-player.ts";

const NONE: EpisodePlaces = new Map();

const readHere = (): EpisodePlaces => parsePlaces(localStore.readJson("player"));

/** Positions of this person's episodes in this browser: for pages that already make enough requests. */
export function useLocalPlaces(): EpisodePlaces {
  const { episodeId, phase } = usePlayer();
  const [here, setHere] = useState(NONE);
  // Read anew whenever the sound may have left a place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when, not what.
  useEffect(() => setHere(readHere()), [episodeId, phase]);
  return here;
}

/** Positions of this person in episodes: from this browser, and from the account where there is one. */
export function usePlaces(): EpisodePlaces {
  const person = useSession()?.userId;
  const here = useLocalPlaces();
  const [account, setAccount] = useState({ places: NONE, before: NONE });
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const before = readHere();
      const { listPositions } = await import("../../api/listening.ts");
      const positions = await listPositions(apiClient());
      // Of two positions in one episode the newer one counts.
      const rows = positions.ok ? positions.data.toReversed() : [];
      const places = new Map(rows.map(({ episodeId, seconds }) => [episodeId, seconds]));
      if (!isLeft) setAccount({ places, before });
    };
    setAccount({ places: NONE, before: NONE });
    // Marks are an extra: without them the list is whole.
    if (person) void ask().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [person]);
  return mergePlaces(account.places, here, account.before);
}
