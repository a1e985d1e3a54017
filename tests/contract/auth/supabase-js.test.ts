// All surfaces through the one client that people know, unchanged.
import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress, PASSWORD } from "../../http/account-client.ts";
import { openPlatform, type Platform } from "../../http/platform.ts";
import { letterTo } from "../../support/letters.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const open = () =>
  createClient(platform.url, platform.tokens.publicKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

describe("supabase-js", () => {
  it("reads and writes as the person who signed in, and as a visitor before and after", async () => {
    const client = open();
    expect((await client.from("listeningPosition").select("*")).error).toMatchObject({ code: "42501" });
    const { data } = await client.auth.signUp({ email: newAddress(), password: PASSWORD });
    const consents = await client.from("consent").select("kind, userId");
    expect(consents.data).toEqual([{ kind: "terms", userId: data.user?.id }]);
    await client.auth.signOut();
    expect((await client.from("consent").select("kind")).error).toMatchObject({ code: "42501" });
  });

  it("is refused by the data API once its session was ended elsewhere", async () => {
    const email = newAddress();
    const [here, there] = [open(), open()];
    await here.auth.signUp({ email, password: PASSWORD });
    await there.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await here.from("consent").select("kind")).error).toBeNull();
    await there.auth.signOut({ scope: "global" });
    // The other process hears of it: at once, but not before the answer to whoever signed out.
    await expect
      .poll(async () => {
        const { status, error } = await here.from("consent").select("kind");
        return [status, error?.code];
      })
      .toEqual([401, "PGRST303"]);
  });

  it("sets a forgotten password by invoking the two functions", async () => {
    const email = newAddress();
    const client = open();
    await client.auth.signUp({ email, password: PASSWORD });
    await client.auth.signOut();
    const asked = await client.functions.invoke("auth/reset-password", { body: { email } });
    expect(asked.data).toEqual({ success: true });
    const { code: resetCode } = await letterTo(platform, email, "reset_code");
    const password = "một câu khác nữa";
    const changed = await client.functions.invoke("auth/change-password", {
      body: { email, password, resetCode },
    });
    expect(changed.data).toEqual({ success: true });
    const again = await client.functions.invoke("auth/change-password", {
      body: { email, password, resetCode },
    });
    expect(again.error).toBeInstanceOf(FunctionsHttpError);
    const response = (again.error as FunctionsHttpError).context as Response;
    expect(await response.json()).toMatchObject({ success: false, code: "invalid_input" });
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});
