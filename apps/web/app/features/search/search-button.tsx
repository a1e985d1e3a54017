// The button of the search, on every page with a header. The search itself is fetched when it is first needed.
import { IconButton } from "@bentrong/ui/icon-button";
import { SearchIcon } from "@bentrong/ui/icons";
import { type ComponentType, useEffect, useState } from "react";
import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";

const buttonText = defineText({
  vi: { label: "Tìm trên Bên Trong" },
  en: { label: "Search Bên Trong" },
});

type Dialog = ComponentType<{ open: boolean; onClose(): void }>;

/** Elements for typing, in which a lone "/" is a character and not the search key. */
const WRITES = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return false;
  if (event.key.toLowerCase() === "k") return event.ctrlKey || event.metaKey;
  const at = event.target instanceof Element ? event.target : null;
  return event.key === "/" && !event.ctrlKey && !event.metaKey && !at?.closest(WRITES);
}

const loadDialog = () => import("./search-dialog.tsx");

export function SearchButton() {
  const text = useText(buttonText);
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const open = () => {
    setOpen(true);
    if (Dialog) return;
    setLoading(true);
    loadDialog()
      // A page without the network, or after a release: it says so itself (lib/navigation-recovery), and the next press tries again.
      .then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        () => setOpen(false),
      )
      .finally(() => setLoading(false));
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Another window in front of the page has the keys.
      if (!isSearchKey(event) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  return (
    <>
      <IconButton
        label={text.label}
        icon={<SearchIcon className="size-[22px]" />}
        // The icon has room enough around itself: words beside it need no more.
        className="-mx-1 wide:max-[54rem]:-mx-3.5 lg:-mx-3"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={isLoading}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={open}
      />
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
