import { Button, buttonClass } from "@bentrong/ui/button";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage, useText } from "../../../lib/i18n/use-text.ts";
import { AppLink } from "../../../lib/link.tsx";
import { keepOpeningDraft } from "../../../lib/opening-draft.ts";
import { ToolPage } from "../tool-page.tsx";
import { BASES, type Base, type Feeling } from "./feelings.ts";
import { feelingsText } from "./feelings-text.ts";

const CHAT = "/chat/map";

/** Held in memory only: the choice is in neither the address nor any storage. */
export function FeelingsWheel() {
  const text = useText(feelingsText);
  const [open, setOpen] = useState<string>();
  const [chosen, setChosen] = useState<Feeling>();
  const [last, setLast] = useState<string>();
  const choose = (feeling: Feeling) => {
    setChosen(feeling);
    setLast(feeling.id);
  };
  if (chosen) return <ChosenFeeling feeling={chosen} onBack={() => setChosen(undefined)} />;
  return (
    <ToolPage title={text.title}>
      <div className="flex flex-col gap-2">
        <p className="font-serif text-2xl">{text.ask}</p>
        <p className="text-sm text-ink-soft">{text.lead}</p>
      </div>
      <div className="feeling-room">
        <ul aria-label={text.wheel} className="feeling-wheel flex flex-wrap gap-2">
          {BASES.map((base) => (
            <BaseEntry
              key={base.id}
              base={base}
              isOpen={open === base.id}
              focused={last}
              onToggle={() => setOpen(open === base.id ? undefined : base.id)}
              onChoose={choose}
            />
          ))}
        </ul>
      </div>
      <p className="text-xs text-ink-soft">{text.note}</p>
    </ToolPage>
  );
}

interface BaseProps {
  base: Base;
  isOpen: boolean;
  /** Id of the word that had the focus before its sentence was shown. */
  focused: string | undefined;
  onToggle(): void;
  onChoose(feeling: Feeling): void;
}

function BaseEntry({ base, isOpen, focused, onToggle, onChoose }: BaseProps) {
  const text = useText(feelingsText);
  const { word } = useText(base.text);
  const listId = useId();
  return (
    <li className="max-w-full">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
        className={`feeling-base min-h-12 rounded-full border px-4 text-base font-medium ${isOpen ? "border-ink bg-ink text-paper" : "border-line bg-card hover:border-ink-soft"}`}
      >
        {word}
      </button>
      {isOpen && (
        <ul id={listId} aria-label={text.near(word)} className="flex flex-wrap justify-center gap-2 pt-3">
          {base.feelings.map((feeling) => (
            <li key={feeling.id}>
              <FeelingButton
                feeling={feeling}
                isFocused={focused === feeling.id}
                onPress={() => onChoose(feeling)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function FeelingButton({
  feeling,
  isFocused,
  onPress,
}: {
  feeling: Feeling;
  isFocused: boolean;
  onPress(): void;
}) {
  const { word } = useText(feeling.text);
  const button = useRef<HTMLButtonElement>(null);
  // On the way back from a word the focus is where it left.
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onPress}
      className="min-h-12 rounded-full border border-line bg-card px-4 text-base transition-colors duration-150 hover:border-ink-soft"
    >
      {word}
    </button>
  );
}

function ChosenFeeling({ feeling, onBack }: { feeling: Feeling; onBack(): void }) {
  const text = useText(feelingsText);
  const language = useLanguage();
  const { word, line } = useText(feeling.text);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const takeToChat = () => {
    keepOpeningDraft(text.opening(word));
    void navigate(CHAT);
  };
  return (
    <ToolPage
      title={text.title}
      foot={
        <>
          <Button className="min-h-14 w-full" onClick={takeToChat}>
            {text.toCompanion}
          </Button>
          <AppLink to="/essentials/viet-roi-buong" className={buttonClass("quiet", "w-full")}>
            {text.toLetGo}
          </AppLink>
          <Button tone="plain" className="w-full" onClick={onBack}>
            {text.another}
          </Button>
        </>
      }
    >
      <div className="flex flex-1 flex-col justify-center gap-5 py-8">
        <h2 ref={heading} tabIndex={-1} className="text-4xl break-words outline-none">
          {word}
        </h2>
        {language !== "vi" && (
          <p lang="vi" className="text-lg text-ink-soft">
            {feeling.id}
          </p>
        )}
        <p className="max-w-reading text-xl leading-relaxed">{line}</p>
      </div>
      <p className="text-xs text-ink-soft">{text.note}</p>
    </ToolPage>
  );
}
