// Codes of an authenticator app (RFC 6238): six digits, a new one every thirty seconds.
import { generateSecret, generateURI, verifySync } from "otplib";
import qrcode from "qrcode";

/** Clocks of phones differ: the code before and the one after count too. */
const TOLERANCE_SECONDS = 30;
const CODE = /^\d{6}$/;

/** 160 random bits in Base32, as RFC 4226 recommends. */
export const newSecret = (): string => generateSecret({ length: 20 });

/** The address that an authenticator app reads. */
export const secretUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret });

/** The drawing of it. Clients put it into a data address as it is, where "#" would begin something else. */
export async function drawing(uri: string): Promise<string> {
  const svg = await qrcode.toString(uri, { type: "svg", errorCorrectionLevel: "M", margin: 2 });
  return svg.trim().replaceAll("#ffffff", "white").replaceAll("#000000", "black");
}

/** The time step that `typed` is the code of; undefined for a wrong code and for steps up to `lastStep`, used already. */
export function matchingStep(
  secret: string,
  typed: string,
  lastStep: number | undefined,
): number | undefined {
  const code = typed.replace(/\s/g, "");
  if (!CODE.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid || !("timeStep" in result)) return undefined;
  return lastStep !== undefined && result.timeStep <= lastStep ? undefined : result.timeStep;
}
