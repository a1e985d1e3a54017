import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { quietTransitions } from "./lib/quiet-transitions.ts";
import { startSession } from "./lib/session/start-session.ts";
import { followSystemTheme } from "./lib/theme/theme.ts";

followSystemTheme();
quietTransitions();
startSession();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
