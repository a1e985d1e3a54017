import { newItems } from "./new-items.ts";

export const emails = [newItems];
