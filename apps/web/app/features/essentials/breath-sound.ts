import type { Phase } from "./breath.ts";

export interface BreathSound {
  follow(phase: Phase, seconds: number): void;
  stop(): void;
}

const LOUD = 0.09;
const QUIET = 0.012;
const LOW = 128;
const HIGH = 192;

/** Two soft tones, a fifth apart, that rise while breathing in and sink while breathing out. Made here, not loaded. */
export function createBreathSound(): BreathSound {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0 });
  const warmth = new BiquadFilterNode(context, { type: "lowpass", frequency: 520 });
  const tones = [1, 1.5].map((ratio) => ({
    ratio,
    node: new OscillatorNode(context, { frequency: LOW * ratio }),
  }));
  for (const { node } of tones) {
    node.connect(warmth);
    node.start();
  }
  warmth.connect(volume).connect(context.destination);

  const glide = (parameter: AudioParam, to: number, seconds: number) => {
    const now = context.currentTime;
    parameter.cancelScheduledValues(now);
    parameter.setValueAtTime(parameter.value, now);
    parameter.linearRampToValueAtTime(to, now + seconds);
  };
  return {
    follow(phase, seconds) {
      if (phase !== "in" && phase !== "out") return;
      glide(volume.gain, phase === "in" ? LOUD : QUIET, seconds);
      for (const { ratio, node } of tones)
        glide(node.frequency, (phase === "in" ? HIGH : LOW) * ratio, seconds);
    },
    stop() {
      glide(volume.gain, 0, 0.6);
      window.setTimeout(() => void context.close(), 800);
    },
  };
}
