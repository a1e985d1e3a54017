// Texts of failures: one Vietnamese sentence, and the fixed English wording.
import type { Attempt, Failure, PlayerErrorCode } from "./core/player-error.ts";

const VIETNAMESE: Record<Exclude<PlayerErrorCode, "play_failed">, string> = {
  episode_not_found: "Không tìm thấy tập này trong danh sách.",
  no_audio: "Tập này chưa có âm thanh.",
  load_failed: "Không tải được âm thanh. Bạn kiểm tra mạng rồi thử lại nhé.",
  sound_missing: "Tập này đang thiếu tệp âm thanh. Bạn nghe tập khác trước nhé.",
  autoplay_blocked: "Trình duyệt đang chặn tự phát. Bạn chạm nút phát để nghe nhé.",
  format_unsupported: "Trình duyệt này không phát được định dạng âm thanh của tập này.",
};

const VIETNAMESE_ATTEMPT: Record<Attempt, string> = {
  start: "Chưa phát được tập này.",
  resume: "Chưa phát tiếp được.",
  replay: "Chưa phát lại được tập này.",
  next: "Chưa phát được tập tiếp theo.",
};

const ENGLISH_ATTEMPT: Record<Exclude<Attempt, "resume">, string> = {
  start: "Failed to play episode",
  replay: "Failed to replay episode",
  next: "Failed to play next episode",
};

function vietnamese({ code, attempt }: Failure): string {
  const tried = attempt && VIETNAMESE_ATTEMPT[attempt];
  if (code === "play_failed") return tried ?? "Âm thanh bị ngắt. Bạn thử lại nhé.";
  const isNamed = attempt === "replay" || attempt === "next";
  return isNamed ? `${tried} ${VIETNAMESE[code]}` : VIETNAMESE[code];
}

/** The screen's line, then what the player itself said. */
function english({ code, attempt, cause, message }: Failure): string[] {
  if (code === "episode_not_found") return [cause];
  if (code === "no_audio") return ["No audio available for this episode"];
  if (attempt === "resume") return [`Audio Error: ${message}`];
  const told = code === "load_failed" || code === "sound_missing" ? `Audio Error: ${cause}` : cause;
  return attempt ? [ENGLISH_ATTEMPT[attempt], told] : [`Audio Error: ${cause}`];
}

export const failureText = (failure: Failure): { vi: string; en: string[] } => ({
  vi: vietnamese(failure),
  en: english(failure),
});
