import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A further step of the sign-in. It takes the focus, because the element that had it is gone. */
export function StepFrame({ heading, lead, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="step-title" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="step-title" ref={title} tabIndex={-1} className="text-xl outline-none">
          {heading}
        </h2>
        <p className="text-sm text-ink-soft">{lead}</p>
      </div>
      {children}
    </section>
  );
}
