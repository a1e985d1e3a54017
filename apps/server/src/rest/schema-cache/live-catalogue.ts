// The catalogue in use: read on the first request, read again when the database says that the schema changed.
import type { Database } from "../../platform/database/database.ts";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

const CHANNEL = "schema_changed";

export interface LiveCatalogue {
  current(): Promise<Catalogue>;
}

export function liveCatalogue({ owner, listener }: Pick<Database, "owner" | "listener">): LiveCatalogue {
  let reading: Promise<Catalogue> | undefined;
  const forget = (): void => {
    reading = undefined;
  };
  // A connection that was lost may have missed the news.
  // If listening fails now, the listener tries again by itself and tells us when it is connected.
  const listening = listener.listen(CHANNEL, { heard: forget, connected: forget }).catch(() => undefined);

  const read = async (): Promise<Catalogue> => {
    await listening;
    return readCatalogue(owner);
  };
  return {
    current() {
      if (!reading) {
        const started = read();
        reading = started;
        // A failed reading is tried again by the next request.
        started.catch(() => {
          if (reading === started) forget();
        });
      }
      return reading;
    },
  };
}
