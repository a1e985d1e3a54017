import type { FormEvent, ReactNode, RefObject } from "react";

interface Props {
  element?: RefObject<HTMLFormElement | null>;
  submit(event: FormEvent<HTMLFormElement>): unknown;
  changed(target: EventTarget): void;
  children: ReactNode;
}

/**
 * The frame of every form here. noValidate: the browser's own bubble would speak before our errors can. The outcome of
 * a form stands below its button, which therefore keeps its place: a second click never meets something else.
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
