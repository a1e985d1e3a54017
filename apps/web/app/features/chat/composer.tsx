import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { SendIcon, StopIcon } from "./chat-icons.tsx";
import { chatText } from "./chat-text.ts";

interface Props {
  draft: string;
  write(draft: string): void;
  send(): void;
  stop(): void;
  /** A reply is on its way. */
  isBusy: boolean;
  isStopping: boolean;
  /** All messages of this conversation are used up. */
  isFull: boolean;
}

// As tall as its words, within what the styles allow.
function fit(box: HTMLTextAreaElement): void {
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}

/** Enter that only ends the composition of a Vietnamese letter belongs to the keyboard (229 on some of them). */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

const hasMouse = (): boolean => window.matchMedia("(pointer: fine)").matches;

export function Composer({ draft, write, send, stop, isBusy, isStopping, isFull }: Props) {
  const text = useText(chatText);
  const box = useRef<HTMLTextAreaElement>(null);
  const fullId = useId();
  const isBlank = draft.trim() === "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written, also from elsewhere, changes the height
  useLayoutEffect(() => {
    if (box.current) fit(box.current);
  }, [draft]);
  useEffect(() => {
    const refit = () => box.current && fit(box.current);
    window.addEventListener("resize", refit);
    // A finger would bring the keyboard up over what is to be read first.
    if (hasMouse()) box.current?.focus({ preventScroll: true });
    return () => window.removeEventListener("resize", refit);
  }, []);

  const submit = () => {
    if (isBlank || isBusy || isFull) return;
    send();
    box.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex items-end gap-2"
    >
      <textarea
        ref={box}
        aria-label={text.write}
        aria-describedby={isFull ? fullId : undefined}
        value={draft}
        rows={1}
        disabled={isFull}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={isFull ? text.full : text.placeholder}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        className="max-h-[7.5rem] min-h-[3.5625rem] min-w-0 flex-1 resize-none overflow-y-auto rounded-l border border-line bg-card px-4 py-3 max-[18rem]:min-h-[57px] max-[18rem]:px-[14px] max-[18rem]:py-[8px] text-base text-ink placeholder:text-ink-soft transition-colors duration-150 hover:border-ink-soft focus-visible:outline-offset-0 disabled:opacity-70"
      />
      {isFull && (
        <span id={fullId} className="sr-only">
          {text.full}
        </span>
      )}
      {isBusy ? (
        <RoundButton
          key="stop"
          label={isStopping ? text.stopping : text.stop}
          disabled={isStopping}
          onClick={stop}
        >
          <StopIcon />
        </RoundButton>
      ) : (
        <RoundButton key="send" label={text.send} disabled={isBlank || isFull} isSubmit>
          <SendIcon />
        </RoundButton>
      )}
    </form>
  );
}

interface RoundProps {
  label: string;
  disabled: boolean;
  isSubmit?: boolean;
  onClick?(): void;
  children: React.ReactNode;
}

const RoundButton = ({ label, disabled, isSubmit = false, onClick, children }: RoundProps) => (
  <button
    type={isSubmit ? "submit" : "button"}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
    className="mb-1 inline-flex size-12 max-[18rem]:size-[48px] shrink-0 items-center justify-center rounded-full transition-colors duration-150 ease-out disabled:bg-stone disabled:text-ink-soft bg-wine text-on-wine hover:bg-wine-hover"
  >
    {children}
  </button>
);
