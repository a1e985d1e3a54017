const LOW = 264;
/** A small bowl: each partial as a share of the lowest one, how loud, and for how many seconds it rings. */
const PARTIALS = [
  [1, 0.09, 5],
  [2.71, 0.035, 3],
  [5.2, 0.012, 1.6],
] as const;
/** Milliseconds until the longest partial is silent. */
const RINGING_MS = 6_000;

/** One soft stroke at a time of the context. */
function strike(context: AudioContext, at: number): OscillatorNode[] {
  return PARTIALS.map(([ratio, loud, seconds]) => {
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    const tone = new OscillatorNode(context, { frequency: LOW * ratio });
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    return tone;
  });
}

const closeLater = (context: AudioContext) => window.setTimeout(() => void context.close(), RINGING_MS);

/** One soft stroke, synthesised here and not loaded. Silent where the browser allows no sound. */
export function ringBell(): void {
  const context = new AudioContext();
  strike(context, context.currentTime);
  closeLater(context);
}

/**
 * Strokes after so many seconds each, handed to the device at once: it rings them in time even where timers of a page in
 * the background are slowed down. Returns what takes back those to come; one that rings may ring out.
 */
export function planBells(seconds: readonly number[]): () => void {
  const context = new AudioContext();
  const begun = context.currentTime;
  const planned = seconds.map((after) => ({
    at: begun + after,
    tones: strike(context, begun + after),
  }));
  return () => {
    for (const { at, tones } of planned) {
      if (at > context.currentTime) for (const tone of tones) tone.disconnect();
    }
    closeLater(context);
  };
}
