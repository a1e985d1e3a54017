import { createEmbedder } from "@bentrong/embedding";
import type pg from "pg";
import { embedItems } from "../../../apps/server/src/features/search/meaning/embed-items.ts";
import type { Statement } from "../../../apps/server/src/platform/database/database.ts";
import { withClient } from "./platform.ts";

/** Makes the vectors of the first content: for minutes after a first start the server does it at its leisure, beside what is measured. */
export async function embedContent(owner: pg.ClientConfig): Promise<void> {
  const embedder = createEmbedder();
  try {
    await withClient(owner, async (client) => {
      const asCaller = async (_caller: unknown, { text, values }: Statement) =>
        client.query(text, [...values]);
      await embedItems({ database: { asCaller }, embedder });
    });
  } finally {
    await embedder.close();
  }
}
