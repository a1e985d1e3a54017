import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { currentSession, onSessionChange } from "./session-store.ts";

/** A sign-in in another tab reloads this page as that person, and text typed on it stays. */
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
