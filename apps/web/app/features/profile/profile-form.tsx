import type { FormEvent, ReactNode } from "react";

interface Props {
  submit(event: FormEvent<HTMLFormElement>): unknown;
  changed(target: EventTarget): void;
  children: ReactNode;
}

/** The frame of the small forms here. The browser's own bubble would speak before we can: noValidate. */
export const ProfileForm = ({ submit, changed, children }: Props) => (
  <form
    noValidate
    onSubmit={submit}
    onInput={({ target }) => changed(target)}
    className="flex max-w-md flex-col gap-4"
  >
    {children}
  </form>
);
