// The payload as a picture: drawn here, so that no third party learns who pays what.
import qrcode from "qrcode";

/** Four modules of white around it, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;
const SHAPE = { errorCorrectionLevel: "M", margin: QUIET_ZONE } as const;
/** Pixels a module: a payload with its margin is some 450 wide, sharp on a phone and small as a file. */
const PIXELS = 10;

export const qrSvg = (payload: string): Promise<string> =>
  qrcode.toString(payload, { type: "svg", ...SHAPE });

export const qrPng = (payload: string): Promise<Buffer> =>
  qrcode.toBuffer(payload, { type: "png", scale: PIXELS, ...SHAPE });
