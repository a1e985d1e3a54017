// The package carries no types; this is what we use of it.
declare module "qrcode" {
  interface SvgOptions {
    type: "svg";
    errorCorrectionLevel?: "L" | "M" | "Q" | "H";
    /** Quiet zone, in modules. */
    margin?: number;
  }
  interface PngOptions {
    type: "png";
    errorCorrectionLevel?: "L" | "M" | "Q" | "H";
    margin?: number;
    /** Pixels a module. */
    scale?: number;
  }
  const qrcode: {
    toString(text: string, options: SvgOptions): Promise<string>;
    toBuffer(text: string, options: PngOptions): Promise<Buffer>;
  };
  export default qrcode;
}
