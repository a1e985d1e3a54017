import { fileURLToPath } from "node:url";

/** Where the page /an-toan reads its figures. */
export const FIGURES_FILE = fileURLToPath(
  new URL("../../../apps/web/app/features/safety/figures.json", import.meta.url),
);
