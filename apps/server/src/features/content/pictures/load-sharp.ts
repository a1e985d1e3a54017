import type { SharpConstructor } from "sharp";

/** Loaded with the first picture: visitors never need it. One picture at a time, and nothing kept of it. */
export async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
