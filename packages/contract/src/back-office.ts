// Interface between the site and the back office, which is an application of its own (apps/admin): the pages /admin
// and /mod fetch its script after authorisation, and pass the host below. Sessions, their renewal and their end stay
// with the site alone.
import { z } from "zod/mini";

export type StaffRole = "administrator" | "moderator";

export interface BackOfficeHost {
  /** Same origin, as the person who is signed in. Throws only when no answer came; a session that has ended ends the page. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  person: { id: string; name: string };
  /** By the page that let them in. What is shown depends on it; what may be done is decided by the server. */
  role: StaffRole;
  /** Path that all addresses of the back office begin with: "/admin" or "/mod". */
  basename: string;
  /** Greeting of the server. */
  welcome: string;
  /** That the document allows styles of its own with. */
  styleNonce: string | undefined;
  signOut(): void;
  /**
   * Renders the crisis card into an element as the site shows it; returns a function that removes it. For
   * administrators only.
   */
  showSafetyCard?(place: HTMLElement, card: unknown): () => void;
}

/** Exports of the entry script. */
export interface BackOffice {
  /** Fills the element; the answer empties it again. */
  mount(element: HTMLElement, host: BackOfficeHost): () => void;
}

/** Says under which names the present build lies. */
export const BACK_OFFICE_ENTRY = "/back-office/entry.json";

export const BackOfficeEntry = z.object({ script: z.string(), styles: z.array(z.string()) });
export type BackOfficeEntry = z.infer<typeof BackOfficeEntry>;

/** In documents of the back office: `<meta property="csp-nonce" nonce="…">`. */
export const STYLE_NONCE = "csp-nonce";
