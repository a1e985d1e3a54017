import type { FormEvent, ReactNode, RefObject } from "react";

interface Props {
  element?: RefObject<HTMLFormElement | null>;
  submit(event: FormEvent<HTMLFormElement>): unknown;
  changed(target: EventTarget): void;
  children: ReactNode;
}

/**
 * Frame of every account form. noValidate: the browser's own bubble would come before our errors. The outcome is
 * below the button, which therefore keeps its place: a second click never hits something else.
 */
export const AccountForm = ({ element, submit, changed, children }: Props) => (
  <form
    ref={element}
    noValidate
    method="post"
    onSubmit={submit}
    onInput={({ target }) => changed(target)}
    className="flex flex-col gap-5"
  >
    {children}
  </form>
);
