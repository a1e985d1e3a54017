import { createContext } from "react";

/** The nonce of inline scripts while a page is rendered on the server; it is taken out again before the page is sent. */
export const ScriptMark = createContext<string | undefined>(undefined);
