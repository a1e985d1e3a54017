// What a client of one's own looks like with supabase-js: reads as a visitor, makes an account, writes rows of one's own
// and calls a function. The types of rows come from the database (database.ts).
import { createClient } from "@supabase/supabase-js";
import type { Database } from "./database.ts";

export interface Place {
  /** Such as https://bentrong.example: the APIs lie below it, as supabase-js expects. */
  url: string;
  /** The public key: `apiKey` in DATA_DIR/public.json, and in every page. */
  key: string;
}

/** Does it all once and returns what came back. */
export async function listen({ url, key }: Place, account: { email: string; password: string }) {
  const client = createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

  const podcasts = await client.from("podcast").select("id, title, slug").order("id").limit(3);
  if (podcasts.error) throw podcasts.error;
  const [podcast] = podcasts.data;

  const signedUp = await client.auth.signUp({ ...account, options: { data: { fullname: "Lan" } } });
  if (signedUp.error) throw signedUp.error;
  const userId = signedUp.data.user?.id ?? null;

  const followed = await client
    .from("follow")
    .insert({ podcastId: podcast?.id ?? null, userId })
    .select("podcastId");
  if (followed.error) throw followed.error;

  // Row-level security: one's own rows, whatever is asked.
  const mine = await client.from("follow").select("userId, podcastId");
  if (mine.error) throw mine.error;

  const streak = await client.functions.invoke<{ data: { streak: number } }>("streak", { method: "GET" });
  if (streak.error) throw streak.error;

  await client.auth.signOut();
  const afterwards = await client.from("follow").select("userId");
  return {
    podcasts: podcasts.data,
    followed: followed.data,
    mine: mine.data,
    streak: streak.data?.data.streak,
    /** A visitor has no such table: refused, or nothing to see. */
    afterwards: afterwards.data ?? [],
  };
}
