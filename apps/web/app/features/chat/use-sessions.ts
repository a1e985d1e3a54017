// The conversations of one tool: which there are, which one is open, and a new one.
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { apiClient } from "../../api/client.ts";
import type { Mode, SessionRow } from "../../api/conversations.ts";
import { createSession, getSession, listSessions } from "../../api/conversations.ts";
import type { ApiError } from "../../api/result.ts";
import { newestFirst } from "./newest-first.ts";

export interface Sessions {
  state: "loading" | "ready" | "failed";
  /** Newest first. */
  sessions: readonly SessionRow[];
  /** Count of conversations, including the older ones that are not loaded. */
  total: number;
  hasMore: boolean;
  current: SessionRow | undefined;
  /** The address names it; otherwise it is current because it is the newest. */
  isChosen: boolean;
  /** A new conversation is being opened. */
  isOpening: boolean;
  /** Reason why there is no new one. */
  refusal: ApiError | undefined;
  refresh(): Promise<void>;
  /** Older ones join the list. */
  showMore(): Promise<void>;
  /** True when it is there. */
  openNew(): Promise<boolean>;
  choose(id: string): void;
  /** Changes the stored data of one. */
  update(id: string, changes: Partial<SessionRow>): void;
  /** Removes one from the list and opens another. */
  forget(id: string): void;
  forgetRefusal(): void;
}

/** In the address, so that a reload and another tab open the same conversation. */
const CHOSEN = "s";

const tellUnreachable = () =>
  import("../../api/session/account.ts").then(({ checkSession }) => checkSession()).catch(() => undefined);

const PAGE = 50;

type Known = Pick<Sessions, "state" | "sessions" | "total" | "hasMore">;

const NOTHING: Known = { state: "loading", sessions: [], total: 0, hasMore: false };

export function useSessions(mode: Mode): Sessions {
  const [known, setKnown] = useState<Known>(NOTHING);
  const limit = useRef(PAGE);
  const [refusal, setRefusal] = useState<ApiError>();
  const [isOpening, setOpening] = useState(false);
  const [params, setParams] = useSearchParams();
  const { sessions } = known;

  const choose = useCallback(
    (id: string) => setParams({ [CHOSEN]: id }, { replace: true, preventScrollReset: true }),
    [setParams],
  );

  const openNew = useCallback(async () => {
    setOpening(true);
    setRefusal(undefined);
    const opened = await createSession(apiClient(), mode);
    setOpening(false);
    if (!opened.ok) {
      setRefusal(opened.error);
      return false;
    }
    setKnown(({ sessions: before, total, hasMore }) => {
      const others = before.filter(({ id }) => id !== opened.data.id);
      const added = others.length === before.length ? 1 : 0;
      return {
        state: "ready",
        sessions: newestFirst([opened.data, ...others]),
        total: total + added,
        hasMore,
      };
    });
    choose(opened.data.id);
    return true;
  }, [mode, choose]);

  const chosen = params.get(CHOSEN);
  const chosenNow = useRef(chosen);
  chosenNow.current = chosen;

  /** Resolves to the current count, if it is known. */
  const list = useCallback(async () => {
    const listed = await listSessions(apiClient(), mode, limit.current);
    if (listed.ok) {
      const { rows, total, hasMore } = listed.data;
      const open = hasMore && chosenNow.current;
      const isHere = !open || rows.some(({ id }) => id === open);
      const found = isHere ? undefined : await getSession(apiClient(), mode, open);
      const older = found?.ok ? found.data : undefined;
      setKnown({ state: "ready", sessions: newestFirst(older ? [...rows, older] : rows), total, hasMore });
      return rows.length;
    }
    // Says so at the top of the page when no server answers at all.
    if (listed.error.status === 0) void tellUnreachable();
    setKnown((before) => (before.state === "ready" ? before : { ...before, state: "failed" }));
    return undefined;
  }, [mode]);

  // A person's first visit opens a conversation by itself; later only the button starts one.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void list().then((count) => count === 0 && openNew());
  }, [list, openNew]);
  const refresh = useCallback(async () => void (await list()), [list]);
  const showMore = useCallback(async () => {
    limit.current += PAGE;
    await list();
  }, [list]);

  const update = useCallback((id: string, changes: Partial<SessionRow>) => {
    setKnown((before) => ({
      ...before,
      sessions: before.sessions.map((session) => (session.id === id ? { ...session, ...changes } : session)),
    }));
  }, []);

  const forget = useCallback((id: string) => {
    setKnown((before) => ({
      ...before,
      sessions: before.sessions.filter((session) => session.id !== id),
      total: Math.max(0, before.total - 1),
    }));
  }, []);

  return {
    ...known,
    current: sessions.find(({ id }) => id === chosen) ?? sessions[0],
    isChosen: sessions.some(({ id }) => id === chosen),
    isOpening,
    refusal,
    refresh,
    showMore,
    openNew,
    choose,
    update,
    forget,
    forgetRefusal: () => setRefusal(undefined),
  };
}
