// The catalogue in use: read on the first request, read again when the database says that the schema changed.

import { readSchemaCache } from "@bentrong/postgrest/schema-cache/read-schema-cache";
import type { SchemaCache } from "@bentrong/postgrest/schema-cache/schema-cache";
import type { Database } from "../../platform/database/database.ts";
import { rules } from "./rules.ts";

const CHANNEL = "schema_changed";

export interface LiveSchemaCache {
  current(): Promise<SchemaCache>;
}

export function watchSchemaCache({ owner, listener }: Pick<Database, "owner" | "listener">): LiveSchemaCache {
  let reading: Promise<SchemaCache> | undefined;
  const forget = (): void => {
    reading = undefined;
  };
  // A connection that was lost may have missed the news.
  // If listening fails now, the listener tries again by itself and tells us when it is connected.
  const listening = listener.listen(CHANNEL, { heard: forget, connected: forget }).catch(() => undefined);

  const read = async (): Promise<SchemaCache> => {
    await listening;
    return readSchemaCache(owner, rules);
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
