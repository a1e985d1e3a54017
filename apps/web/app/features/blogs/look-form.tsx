import { Button } from "@bentrong/ui/button";
import { useId, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import {
  chooseLook,
  currentLook,
  LOOK_CHOICES,
  type ReadingLook,
  USUAL_LOOK,
} from "../../lib/reading-look/reading-look.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { toolsText } from "./tools-text.ts";

const PART_NAMES = ["size", "face", "spacing"] as const;

/** Size, face and spacing of articles, seen at once in the sentence above. */
export function LookForm() {
  const text = useText(toolsText);
  const person = useSession()?.userId ?? "";
  const [look, setLook] = useState(currentLook);
  const choose = (chosen: ReadingLook) => {
    chooseLook(person, chosen);
    setLook(chosen);
  };
  return (
    <>
      <div lang="vi" className="article max-h-[40vh] overflow-auto rounded-m bg-rose-wash px-4 py-3">
        <p>{text.sample}</p>
      </div>
      {PART_NAMES.map((part) => (
        <Choices
          key={part}
          legend={text.parts[part]}
          options={LOOK_CHOICES[part].map((value) => ({ value, label: text.choices[value] }))}
          chosen={look[part]}
          onChoose={(value) => choose({ ...look, [part]: value })}
        />
      ))}
      <Button tone="plain" className="min-h-12 self-start px-0!" onClick={() => choose(USUAL_LOOK)}>
        {text.reset}
      </Button>
      <p className="text-xs text-ink-soft">{text.lookKept}</p>
    </>
  );
}

interface ChoicesProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose(value: string): void;
}

function Choices({ legend, options, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="grid grid-flow-col auto-cols-fr gap-1 rounded-m border border-line p-1">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center justify-center rounded-m px-1 text-center text-sm text-ink-soft has-checked:bg-stone has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-wine-ink"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
