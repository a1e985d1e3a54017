import { type ComponentType, useEffect, useState } from "react";
import type { EpisodeExtrasProps } from "./episode-extras.tsx";
import type { EpisodeItem } from "./episode-item.ts";

interface Links {
  ids: ReadonlySet<number>;
  Extras: ComponentType<EpisodeExtrasProps>;
}

/** Links of episodes that have chapters, a transcript or notes: loaded after the page, as an extra. */
export function useTimelineLinks(rows: readonly EpisodeItem[]): Links | undefined {
  const [links, setLinks] = useState<Links>();
  const ids = rows.flatMap(({ id, locked }) => (locked ? [] : [id])).join();
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const { EpisodeExtras, listEpisodesWithExtras } = await import("./episode-extras.tsx");
      const found = await listEpisodesWithExtras(ids.split(",").map(Number));
      if (!isLeft) setLinks({ ids: new Set(found), Extras: EpisodeExtras });
    };
    if (ids) void load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [ids]);
  return links;
}
