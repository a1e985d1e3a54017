import type { Problem } from "../../../platform/problem.ts";
import { unusableFile } from "../unusable-file.ts";

/** The result of probing every part of a file. */
export interface ProbedAudio {
  /** Absent where only the container's own index knows it. */
  seconds?: number;
}

/** Tags beyond this are no tags of a sound, and reading them would cost that much memory. */
export const LARGEST_TAG = 16 * 1024 ** 2;

export const cutShort = (): Problem =>
  unusableFile("Tệp âm thanh bị thiếu mất một phần. Bạn kiểm tra lại tệp gốc rồi tải lên lại nhé.");

export const somethingElseInside = (): Problem =>
  unusableFile("Trong tệp này có phần không phải âm thanh. Bạn xuất lại từ phần mềm thu âm rồi tải lên nhé.");

export const notPlayable = (): Problem =>
  unusableFile(
    "Trình duyệt không phát được kiểu âm thanh này. Bạn lưu lại thành MP3, M4A (AAC), Ogg (Opus, Vorbis) hoặc WAV nhé.",
  );
