// Pages as bytes, by the versions of the rows they show. Who may see which rows is asked of the database each time; what
// is spared is writing out, sending and encoding the same rows again. Only tables that visitors know are kept (see
// sql/row-versions.ts), never what belongs to one person.
import { LRUCache } from "lru-cache";
import type { Caller } from "../database.ts";

export type Encoding = "br" | "gzip" | "identity";
/** Undefined where compressing costs more than it saves. */
export type Compress = (body: Buffer) => Promise<{ br: Buffer; gzip: Buffer } | undefined>;

const MAX_BYTES = 64 * 1024 * 1024;
/** Smaller pages cost less to write than to ask for twice. */
const WORTH_KEEPING = 4_096;
/** Transaction numbers come round again after four thousand million. */
const MAX_AGE_MS = 3_600_000;

type Bytes = Buffer<ArrayBuffer>;

/** A request as callers of one role make it. */
interface Form {
  number: number;
  /** True if the last page was cached: constantly changing rows are not requested twice each time. */
  wasKept: boolean;
}

interface KeptPage {
  identity: Bytes;
  br?: Bytes;
  gzip?: Bytes;
}

export class ResultCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    // The compressed forms are not there yet: they are a fraction of it.
    sizeCalculation: ({ identity }, key) => key.length + Math.ceil(identity.length * 1.5),
  });
  readonly #forms = new WeakMap<object, Map<string, Form>>();
  #lastForm = 0;
  readonly #compressing = new WeakSet<KeptPage>();
  readonly #compress: Compress;

  constructor(compress: Compress) {
    this.#compress = compress;
  }

  /** True if reading the versions alone is likely to spare reading the rows. */
  isLikelyKept(request: object, { role }: Caller): boolean {
    return this.#forms.get(request)?.get(role)?.wasKept ?? false;
  }

  /** `request`: what decides how rows become a page. The role is part of the key: grants on columns are by role. */
  get(request: object, { role }: Caller, versions: string | undefined): KeptPage | undefined {
    const form = this.#forms.get(request)?.get(role);
    const page = form && this.#pages.get(toKey(form, versions));
    if (form) form.wasKept = page !== undefined;
    return page;
  }

  keep(request: object, { role }: Caller, versions: string | undefined, identity: Bytes): void {
    if (versions === undefined || identity.length < WORTH_KEEPING) return;
    const forms = this.#forms.get(request) ?? new Map<string, Form>();
    this.#forms.set(request, forms);
    const form = forms.get(role) ?? { number: ++this.#lastForm, wasKept: false };
    forms.set(role, form);
    const key = toKey(form, versions);
    form.wasKept = this.#pages.has(key);
    if (!form.wasKept) this.#pages.set(key, { identity });
  }

  clear(): void {
    this.#pages.clear();
  }

  /** The page in that encoding once it is there; asked for the first time, it is made for the next reader. */
  encoded(page: KeptPage, encoding: Encoding): { body: Bytes; encoding: Encoding } {
    const body = page[encoding];
    if (body) return { body, encoding };
    if (!this.#compressing.has(page)) {
      this.#compressing.add(page);
      void this.#compress(page.identity).then((smaller) => Object.assign(page, smaller));
    }
    return { body: page.identity, encoding: "identity" };
  }
}

const toKey = ({ number }: Form, versions: string | undefined): string => `${number} ${versions ?? ""}`;
