import { z } from "zod/mini";

/** "22:00:00" as "22:00". */
const Time = z.pipe(
  z.string(),
  z.transform((text) => text.slice(0, 5)),
);
const NoticePreference = z.object({
  email: z.boolean(),
  episodes: z.boolean(),
  articles: z.boolean(),
  quietFrom: Time,
  quietUntil: Time,
});
export type NoticePreference = z.infer<typeof NoticePreference>;
export const NoticePreferences = z.array(NoticePreference);

export const PushKey = z.object({ data: z.object({ key: z.nullable(z.string()) }) });
export const Devices = z.array(z.object({ id: z.string() }));
