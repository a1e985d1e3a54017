// The sounds of a page take turns: the player, the sound of a lesson, an article that is read aloud. Each knows this list alone.

const all = new Set<() => void>();

export interface SoundTurn {
  /** Silences the others. */
  begin(): void;
  leave(): void;
}

/** `silence` is called when another sound begins. */
export function joinSounds(silence: () => void): SoundTurn {
  all.add(silence);
  return {
    begin() {
      for (const other of all) if (other !== silence) other();
    },
    leave: () => void all.delete(silence),
  };
}
