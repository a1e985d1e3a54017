import { linesToCheck } from "./lines-to-check.ts";

export const emails = [linesToCheck];
