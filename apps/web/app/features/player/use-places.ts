import { useEffect, useState } from "react";
import { browserApi } from "../../api/client.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { type EpisodePlaces, mergePlaces, readPlaces } from "./episode-places.ts";
import { usePlayer } from "./use-player.ts";

const NONE: EpisodePlaces = new Map();

function readHere(): EpisodePlaces {
  try {
    return readPlaces(localStorage.getItem("player"));
  } catch {
    return NONE;
  }
}

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
      const { listAccountPlaces } = await import("./account-listening.ts");
      const places = await listAccountPlaces(browserApi());
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
