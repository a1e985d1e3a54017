import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

interface Props<T> {
  value: T | Promise<T>;
  /** As large as what comes. */
  waiting: ReactNode;
  children(value: T): ReactNode;
}

/** One part of the page, shown when its data arrive. */
export const AwaitPanel = <T extends string | number | object | undefined>({
  value,
  waiting,
  children,
}: Props<T>) => (
  <Suspense fallback={waiting}>
    <Await resolve={value}>{(known: T) => children(known)}</Await>
  </Suspense>
);
