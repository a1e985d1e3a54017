import { fileURLToPath } from "node:url";

/** File that the page /an-toan reads its figures from. */
export const FIGURES_FILE = fileURLToPath(
  new URL("../../../apps/web/app/features/safety/figures.json", import.meta.url),
);
