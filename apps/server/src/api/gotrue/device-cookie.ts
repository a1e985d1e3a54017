// Where a request comes from, and the cookie by which a device is known again.
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { decodeJwt } from "jose";
import type { AppEnv } from "../../platform/http/app-env.ts";
import type { AuthDeps } from "./auth-deps.ts";
import type { Device } from "./device.ts";
import type { SessionResponse } from "./session-response.ts";
import { hasSecondStep } from "./users.ts";

/** The most that browsers keep a cookie. */
const LIFE_SECONDS = 400 * 86_400;

type Deps = Pick<AuthDeps, "clientAddress" | "devices" | "publicUrl">;

export function createDeviceCookie({ clientAddress, devices, publicUrl }: Deps) {
  const isTls = (c: Context<AppEnv>): boolean => new URL(publicUrl ?? c.req.url).protocol === "https:";
  // Over https no other host can write it.
  const nameIn = (c: Context<AppEnv>): string => (isTls(c) ? "__Host-device" : "device");

  const remember = (c: Context<AppEnv>, userId: string): void =>
    setCookie(c, nameIn(c), devices.add(getCookie(c, nameIn(c)), userId), {
      ...{ path: "/", httpOnly: true, sameSite: "Lax", secure: isTls(c), maxAge: LIFE_SECONDS },
    });

  return {
    readDevice: (c: Context<AppEnv>): Device => ({
      userAgent: c.req.header("user-agent"),
      address: clientAddress(c),
      cookie: getCookie(c, nameIn(c)),
    }),

    /** Of a sign-in that is complete; half a session makes no device known. */
    rememberDevice(c: Context<AppEnv>, answer: SessionResponse): void {
      const isWhole =
        decodeJwt(answer.access_token).aal === "aal2" ||
        !hasSecondStep({ factors: answer.user.factors ?? [] });
      if (isWhole) remember(c, answer.user.id);
    },

    /** For a person without a second factor who proved ownership by an e-mail. */
    rememberReader: remember,
  };
}
