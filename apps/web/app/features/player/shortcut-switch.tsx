import { useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { useEngine } from "./player-context.ts";
import { playerText } from "./player-text.ts";

/** Single keys must be possible to switch off: speech input and shaky hands send them by accident. Not for touch alone. */
export function ShortcutSwitch() {
  const { memory } = useEngine();
  const text = useText(playerText);
  const [isOn, setIsOn] = useState(memory.shortcuts);
  return (
    <div className="mt-6 border-t border-line pt-4 pointer-coarse:hidden">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-wine"
          checked={isOn}
          aria-describedby="player-shortcuts-help"
          onChange={(event) => {
            memory.keepShortcuts(event.currentTarget.checked);
            setIsOn(event.currentTarget.checked);
          }}
        />
        {text.shortcuts}
      </label>
      <p id="player-shortcuts-help" className="text-xs text-ink-soft">
        {text.shortcutsHelp}
      </p>
    </div>
  );
}
