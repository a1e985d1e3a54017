import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Mode } from "../../api/conversations.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { ChatHeader } from "./chat-header.tsx";
import { ChatLayout } from "./chat-layout.tsx";
import { chatText } from "./chat-text.ts";
import { enter, hasEntered, leave, markReady } from "./entry.ts";
import { TOOLS } from "./tools.ts";
import { useChatComponents } from "./use-chat-components.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

/**
 * Entry page of a tool: people without consent see the notice here, and no conversation is opened before they agree.
 */
export function ChatPage({ mode, account }: { mode: Mode; account: ReactNode }) {
  const [door, setDoor] = useState<"checking" | "closed" | "open">(() =>
    hasEntered() ? "open" : "checking",
  );
  const { loading } = useText(chatText);
  const parts = useChatComponents();
  const navigate = useNavigate();
  useVisibleHeight();
  const isChecking = door === "checking";
  useEffect(() => {
    if (!isChecking || !parts) return;
    let isHere = true;
    void parts.hasAgreed().then((may) => isHere && setDoor(may ? "open" : "closed"));
    return () => {
      isHere = false;
    };
  }, [isChecking, parts]);
  const stepOut = useCallback(() => {
    leave();
    setDoor("closed");
  }, []);

  return (
    <div id="chat" className="flex min-h-0 w-full flex-1">
      {door === "open" ? (
        <ChatLayout mode={mode} account={account} parts={parts} onConsentNeeded={stepOut} />
      ) : (
        <div className="flex min-w-0 flex-1 flex-col">
          <ChatHeader title={TOOLS[mode].name} account={account} />
          {isChecking && (
            <p role="status" className="m-auto text-ink-soft">
              {loading}
            </p>
          )}
          {parts && door === "closed" && (
            <parts.DisclaimerDialog
              mode={mode}
              onStart={() => {
                enter();
                markReady();
                setDoor("open");
              }}
              onClose={() => void navigate("/my-home")}
            />
          )}
        </div>
      )}
    </div>
  );
}
