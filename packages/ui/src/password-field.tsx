import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { EyeIcon, EyeOffIcon } from "./eye-icons.tsx";
import { Field } from "./field.tsx";

interface Words {
  show: string;
  hide: string;
  capsLock: string;
}

type Props = Omit<ComponentProps<typeof Field>, "type" | "end"> & {
  /** Labels from the caller: this package knows no language. */
  words: Words;
};

function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const listen = (event: KeyboardEvent) => setOn(event.getModifierState("CapsLock"));
  return { isOn, keys: { onKeyDown: listen, onKeyUp: listen, onBlur: () => setOn(false) } };
}

/** Password field with a show button; allows pasting and password managers. */
export function PasswordField({ words, hint, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const capsLock = useCapsLock();
  const label = isShown ? words.hide : words.show;
  return (
    <Field
      {...rest}
      {...capsLock.keys}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={capsLock.isOn ? <span role="status">{words.capsLock}</span> : hint}
      end={
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0.5 my-auto inline-flex size-11 items-center justify-center rounded-m text-ink-soft transition-colors duration-150 hover:text-ink disabled:opacity-60"
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
