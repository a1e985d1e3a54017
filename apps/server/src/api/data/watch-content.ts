import type { ContentChanges } from "@bentrong/postgrest/run/count-cache";
import type { Listener } from "../../platform/database/listener.ts";
import { EVERYTHING, listTopics, readChange } from "../../platform/http/content-reads.ts";

export const watchContent = (listener: Pick<Listener, "listen">): ContentChanges => ({
  listTopics,
  everything: EVERYTHING,
  follow: ({ changed, connected }) =>
    listener.listen("content_changed", {
      heard: (payload) => changed(readChange(payload).topics),
      connected,
    }),
});
