import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchSchemasEarly } from "./api/schemas-early.ts";
import { startSession } from "./api/session/start-session.ts";
import { watchForLostScripts } from "./lib/lost-script.ts";
import { quietTransitions } from "./lib/quiet-transitions.ts";
import { followSystemTheme } from "./lib/theme/theme.ts";

watchForLostScripts();
fetchSchemasEarly();
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
