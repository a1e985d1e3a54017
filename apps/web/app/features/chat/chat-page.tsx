import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ChatHeader } from "./chat-header.tsx";
import { enter, hasEntered, leave } from "./entry.ts";
import { Room } from "./room.tsx";
import { type Mode, TOOLS } from "./tools.ts";
import { useParts } from "./use-parts.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

/** The door of a tool: whoever has not read what is said before the first word meets it here, and nothing is opened. */
export function ChatPage({ mode, account }: { mode: Mode; account: ReactNode }) {
  const [isInside, setInside] = useState(hasEntered);
  const parts = useParts();
  const navigate = useNavigate();
  useVisibleHeight();
  useEffect(() => () => leaveUnlessChatting(), []);
  const stepOut = useCallback(() => setInside(false), []);

  return (
    <div id="chat" className="flex min-h-0 w-full flex-1">
      {isInside ? (
        <Room mode={mode} account={account} parts={parts} onConsentNeeded={stepOut} />
      ) : (
        <div className="flex min-w-0 flex-1 flex-col">
          <ChatHeader title={TOOLS[mode].name} account={account} />
          {parts && (
            <parts.DisclaimerDialog
              tool={TOOLS[mode].name}
              onStart={() => {
                enter();
                setInside(true);
              }}
              onClose={() => void navigate("/my-home")}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** From one tool to the other is still the same visit. */
function leaveUnlessChatting(): void {
  const paths: string[] = Object.values(TOOLS).map(({ path }) => path);
  if (!paths.includes(window.location.pathname)) leave();
}
