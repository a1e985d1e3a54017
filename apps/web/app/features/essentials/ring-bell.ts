const LOW = 264;
/** A small bowl: each partial as a share of the lowest one, how loud, and for how many seconds it rings. */
const PARTIALS = [
  [1, 0.09, 5],
  [2.71, 0.035, 3],
  [5.2, 0.012, 1.6],
] as const;

/** One soft stroke, synthesised here and not loaded. Silent where the browser allows no sound. */
export function ringBell(): void {
  const context = new AudioContext();
  const now = context.currentTime;
  for (const [ratio, loud, seconds] of PARTIALS) {
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(loud, now + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    const tone = new OscillatorNode(context, { frequency: LOW * ratio });
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(now + seconds);
  }
  window.setTimeout(() => void context.close(), 6_000);
}
