import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { quietTransitions } from "./lib/quiet-transitions.ts";
import { followSystemTheme } from "./lib/theme/theme.ts";

followSystemTheme();
quietTransitions();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
