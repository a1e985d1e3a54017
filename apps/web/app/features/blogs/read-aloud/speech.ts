// The voice of the device, one utterance at a time.

/** Milliseconds after which a queue that was emptied takes the next utterance in every browser. */
const SETTLE = 60;
/** Characters a second below which a voice is taken to be stuck, and seconds that it may take to begin. */
const SLOWEST = 5;
const BEGINNING = 12;

export type SpeechOutcome = "ended" | "failed";

export interface Speech {
  /** `onDone` is not called for what was cancelled here. */
  speak(text: string, rate: number, onDone: (outcome: SpeechOutcome) => void): void;
  cancel(): void;
}

const getSynthesis = (): SpeechSynthesis | undefined =>
  "speechSynthesis" in window && "SpeechSynthesisUtterance" in window ? window.speechSynthesis : undefined;

/** Android writes vi_VN. A voice of the device needs no network, and sends nothing anywhere. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = getSynthesis()?.getVoices() ?? [];
  const own = voices.filter(({ lang }) => /^vi\b|^vi_/i.test(lang));
  return own.find(({ localService }) => localService) ?? own[0];
}

export const hasVietnameseVoice = (): boolean => findVoice() !== undefined;

/** Voices come late, and some with the first network. */
export function onVoicesChange(listener: () => void): () => void {
  const synthesis = getSynthesis();
  synthesis?.addEventListener?.("voiceschanged", listener);
  return () => synthesis?.removeEventListener?.("voiceschanged", listener);
}

/** A heading without a full stop would run into what follows. */
const closeSentence = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text);

export function createSpeech(synthesis: SpeechSynthesis = window.speechSynthesis): Speech {
  // Browsers drop the events of an utterance that nobody holds.
  let current: SpeechSynthesisUtterance | undefined;
  let [starting, watching]: (number | undefined)[] = [];
  let cancelledAt = Number.NEGATIVE_INFINITY;

  const release = (): void => {
    current = undefined;
    window.clearTimeout(starting);
    window.clearTimeout(watching);
  };
  const cancel = (): void => {
    release();
    if (!synthesis.speaking && !synthesis.pending) return;
    synthesis.cancel();
    cancelledAt = performance.now();
  };

  return {
    cancel,
    speak(text, rate, onDone) {
      release();
      const utterance = new SpeechSynthesisUtterance(closeSentence(text));
      utterance.lang = "vi-VN";
      utterance.voice = findVoice() ?? null;
      utterance.rate = rate;
      const finish = (outcome: SpeechOutcome): void => {
        if (current !== utterance) return;
        release();
        onDone(outcome);
      };
      utterance.onend = () => finish("ended");
      utterance.onerror = () => finish("failed");
      current = utterance;
      const begin = (): void => {
        if (synthesis.paused) synthesis.resume();
        synthesis.speak(utterance);
      };
      // Within the press wherever possible: the first utterance needs it.
      const wait = SETTLE - (performance.now() - cancelledAt);
      if (wait > 0) starting = window.setTimeout(begin, wait);
      else begin();
      watching = window.setTimeout(
        () => {
          synthesis.cancel();
          finish("failed");
        },
        (BEGINNING + text.length / (SLOWEST * rate)) * 1_000,
      );
    },
  };
}
