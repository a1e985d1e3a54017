// When a page's script cannot be fetched, the router loads the whole document again. Where the network is away without
// the browser knowing (a tunnel, a server that restarts), that puts the browser's own error page in place of ours, stops
// the player and loses what was typed. Browsers with the Navigation API let us look first whether anybody answers; in
// others the document is loaded as before.
import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { HeldNotice } from "./held-notice.tsx";
import { defineText } from "./i18n/text.ts";
import { useText } from "./i18n/use-text.ts";
import { linkAway } from "./link-away.ts";

const words = defineText({
  vi: {
    held: "Chưa mở được trang ấy: mạng đang chập chờn. Trang này vẫn ở đây, bạn bấm lại sau một chút nhé.",
  },
  en: {
    held: "That page could not be opened: the connection is unsteady. This page stays here; please try again in a moment.",
  },
});

/** Small, always there, and asked from the server itself. */
async function someoneAnswers(): Promise<boolean> {
  const answer = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.ok ?? false;
}

// The parts of a page are fetched one after the other: each that fails asks for the document once more, also after the
// way was given up.
const LATE = 10_000;

export function KeepPage() {
  const text = useText(words);
  const [isHeld, setHeld] = useState(false);
  const going = useNavigation().location;
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const stay = useRef<() => Promise<void>>(undefined);
  const wanted = useRef({ address: "", until: 0 });
  useEffect(() => {
    // Ends the way that cannot be gone, and asks for nothing anew.
    stay.current = async () => {
      await navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
      setHeld(true);
    };
  }, [here, navigate]);
  useEffect(() => {
    if (going) {
      setHeld(false);
      wanted.current = { address: createPath(going), until: Number.POSITIVE_INFINITY };
    } else {
      wanted.current.until = Math.min(wanted.current.until, Date.now() + LATE);
    }
  }, [going]);
  useEffect(() => {
    let isLooking = false;
    const goOrStay = async (address: string) => {
      isLooking = true;
      // Somebody answers, so it is the script that is gone: a newer document names newer ones.
      if (await someoneAnswers()) return window.location.assign(address);
      await stay.current?.();
      isLooking = false;
    };
    const look = (event: NavigateEvent) => {
      const { address, until } = wanted.current;
      const isRouters = event.navigationType === "reload" && !event.userInitiated && event.cancelable;
      // Whoever loads the page again by hand means it.
      if (!isRouters || Date.now() > until) return;
      event.preventDefault();
      if (!isLooking) void goOrStay(address);
    };
    // A script may be refused before anything is drawn anew: the way is known from the click.
    const setOut = (event: MouseEvent) => {
      const link = linkAway(event);
      if (link) wanted.current = { address: link.href, until: Date.now() + LATE };
    };
    document.addEventListener("click", setOut, true);
    window.navigation?.addEventListener("navigate", look);
    return () => {
      document.removeEventListener("click", setOut, true);
      window.navigation?.removeEventListener("navigate", look);
    };
  }, []);
  return <HeldNotice>{isHeld && text.held}</HeldNotice>;
}
