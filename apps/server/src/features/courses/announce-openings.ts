// Tells people who asked for it that a course can be started, however it opened: by hand, by a price, or at a time. They are
// marked in the transaction that writes the e-mails, so several processes and restarts make no second one.
import { z } from "zod";
import { type Database, JOB_SERVICE } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";

/** E-mails in one transaction. */
const AT_ONCE = 200;

const Opening = z.object({
  person: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  course: z.number(),
  title: z.string(),
  price: z.number(),
  asked_at: z.date(),
});

/** Returns how many e-mails were written. */
export async function announceOpenings(
  { database, outbox }: { database: Pick<Database, "inTransaction">; outbox: Outbox },
  atOnce = AT_ONCE,
): Promise<number> {
  let written = 0;
  for (;;) {
    const taken = await database.inTransaction(JOB_SERVICE, async (tx) => {
      const { rows } = await tx.query("select * from ops.take_openings($1)", [atOnce]);
      for (const { person, email, name, course, title, price, asked_at } of z.array(Opening).parse(rows)) {
        await outbox.enqueue(tx, {
          kind: "course_opened",
          ...{ to: email, userId: person, courseId: course, title, price, askedAt: asked_at },
          ...(name ? { name } : {}),
        });
      }
      return rows.length;
    });
    written += taken;
    if (taken < atOnce) return written;
  }
}
