// Media addresses that may be played here; others are only linked to.

export type MediaPlace =
  /** A sound or a picture that this page plays itself. `host` where it comes from elsewhere. */
  | { kind: "file"; address: string; host: string | undefined }
  /** A page of somebody else's, which is opened outside and never inside of ours. */
  | { kind: "page"; address: string; host: string }
  | { kind: "none" };

const FILE = /\.(mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|oga|opus|wav)$/i;

function read(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** `address` as an editor wrote it, or our server signed it. Nothing but paths of our own media and https is trusted. */
export function mediaPlace(address: string | null): MediaPlace {
  if (!address) return { kind: "none" };
  if (/^\/media\/[\w./-]+(\?[\w=&-]*)?$/.test(address)) return { kind: "file", address, host: undefined };
  const url = read(address);
  if (url?.protocol !== "https:" || url.username || url.password) return { kind: "none" };
  return { kind: FILE.test(url.pathname) ? "file" : "page", address: url.href, host: url.host };
}
