// The player's errors. Their messages are fixed English wording that other programs and support read; what a
// person sees is chosen from the code, in their language (failure-text.ts).

export type PlayerErrorCode =
  | "episode_not_found"
  | "no_audio"
  | "load_failed"
  | "sound_missing"
  | "autoplay_blocked"
  | "format_unsupported"
  | "play_failed";

export class PlayerError extends Error {
  override readonly name = "PlayerError";
  readonly code: PlayerErrorCode;
  /** Message of the browser, where there is one. */
  readonly reason: string;

  constructor(code: PlayerErrorCode, message: string, reason = message) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

export const episodeNotFound = () => new PlayerError("episode_not_found", "Episode not found");
export const noAudio = () => new PlayerError("no_audio", "No audio URL provided for this episode");
export const loadFailed = () => new PlayerError("load_failed", "Failed to load audio");
/** The server has no such file: trying again or another network would not help. */
export const soundMissing = () => new PlayerError("sound_missing", "Failed to load audio");

const named = (cause: unknown): { name: string; message: string } =>
  cause instanceof Error || cause instanceof DOMException ? cause : { name: "", message: String(cause) };

/** Maps a rejected `play()` to an error. */
export function playRefused(cause: unknown): PlayerError {
  const { name, message } = named(cause);
  if (name === "NotAllowedError") {
    return new PlayerError(
      "autoplay_blocked",
      "Please click to enable audio playback - autoplay is blocked",
      message,
    );
  }
  if (name === "NotSupportedError") {
    return new PlayerError("format_unsupported", "Audio format not supported", message);
  }
  return new PlayerError("play_failed", `Failed to play audio: ${message}`, message);
}

/** The action that failed: the same cause has a different text in each case. */
export type Attempt = "start" | "resume" | "replay" | "next";

/** The error as the player reports it, which names the attempt. */
export function attemptFailed(attempt: Attempt, cause: PlayerError): string {
  if (attempt === "resume") {
    return `Failed to resume audio: ${cause.code === "play_failed" ? cause.reason : cause.message}`;
  }
  return `Failed to play episode: ${cause.message}`;
}

/** A failure as part of the player's state. */
export interface Failure {
  readonly code: PlayerErrorCode;
  /** Null: it broke while it was playing, nobody had just asked for anything. */
  readonly attempt: Attempt | null;
  /** Fixed English wording: the attempt with its cause. */
  readonly message: string;
  /** Fixed English wording of the cause alone. */
  readonly cause: string;
}

export function toFailure(cause: PlayerError, attempt: Attempt | null): Failure {
  // A choice that could not be made at all never became an attempt to play.
  const wasTried = attempt !== null && cause.code !== "episode_not_found" && cause.code !== "no_audio";
  return {
    code: cause.code,
    attempt,
    message: wasTried ? attemptFailed(attempt, cause) : cause.message,
    cause: cause.message,
  };
}
