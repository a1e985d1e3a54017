import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { currentSession, onSessionChange } from "./session-store.ts";

/** Somebody signed in in another tab: this page is loaded again as them, and what was typed on it stays. */
export function useSignedInElsewhere(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let wasVisitor = currentSession() === null;
    return onSessionChange(() => {
      const isVisitor = currentSession() === null;
      if (wasVisitor && !isVisitor) void revalidate();
      wasVisitor = isVisitor;
    });
  }, [revalidate]);
}
