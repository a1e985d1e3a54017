// All requests that both servers answer.
import type { Asked } from "./requests/asked.ts";
import { EMBEDS } from "./requests/embeds.ts";
import { FILTERS } from "./requests/filters.ts";
import { CALLS_OF_FUNCTIONS } from "./requests/functions.ts";
import { DIFFERENT } from "./requests/ours-alone.ts";
import { RANGES } from "./requests/ranges.ts";
import { HEADERS, ORDERS, PATHS, SELECTS } from "./requests/shapes.ts";
import { CALLS_OF_THE_SPECIFICATION } from "./requests/specification.ts";
import { WRITES } from "./requests/writes.ts";

/** In the order in which they are sent: writes come last, because they change what the others read. */
export const SUITES: [name: string, requests: Asked[]][] = [
  ["the calls of the specification", CALLS_OF_THE_SPECIFICATION],
  ["ranges and counts", RANGES],
  ["filters", FILTERS],
  ["selections", SELECTS],
  ["orders", ORDERS],
  ["embeds", EMBEDS],
  ["headers", HEADERS],
  ["paths", PATHS],
  ["calls of functions", CALLS_OF_FUNCTIONS],
  ["what is ours alone", DIFFERENT],
  ["writes", WRITES],
];

export const READ_SUITES = SUITES.filter(([name]) => name !== "writes");
