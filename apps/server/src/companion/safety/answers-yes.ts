import { normalise } from "../text/normalise.ts";
import { catalogue, findAll } from "./lexicon/catalogue.ts";
import { YES } from "./lexicon/context.ts";
import { listen } from "./lexicon/heard.ts";

const ANSWERS = catalogue([["yes", YES]]);

/** Whether a message begins with a yes: after the direct question that is the gravest word there is. */
export const answersYes = (message: string): boolean =>
  findAll(ANSWERS, listen(normalise(message))).some(({ start }) => start === 0);
