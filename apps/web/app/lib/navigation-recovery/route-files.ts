// Fetches the files of pages before the router asks for them. The router's own loader answers a script that does not
// come by reloading the document, also when it only prefetches: that stops the player and loses what was typed. Here a
// failed fetch is retried a few times and then reported; the page stays.
import type { UNSAFE_AssetsManifest, UNSAFE_RouteModules } from "react-router";
import { createListeners } from "../listeners.ts";

/** `gone`: the server has no such file any more, so only a newer document helps. */
export type FetchFailure = "unreachable" | "gone";

type Manifest = Pick<UNSAFE_AssetsManifest, "routes" | "entry" | "version">;
type Module = UNSAFE_RouteModules[string];

export interface RouteFilesDeps {
  manifest: Manifest;
  /** The router's own cache: what stands here it does not import. */
  modules: UNSAFE_RouteModules;
  /** The routes that show an address. */
  matchRoutes(pathname: string): string[];
  fetchFile(file: string, priority: "low" | "auto"): Promise<Response>;
  importModule(file: string): Promise<Module>;
  wait(milliseconds: number): Promise<void>;
}

/** Pauses between attempts; a server that restarts is back within them. */
const BACK_OFF = [600, 2000];

class GoneError extends Error {}

export class RouteFiles {
  readonly #deps: RouteFilesDeps;
  readonly #fetched: Set<string>;
  readonly #fetching = new Map<string, Promise<void>>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #lacks = new Map<string, FetchFailure>();
  readonly #listeners = createListeners();

  constructor(deps: RouteFilesDeps) {
    this.#deps = deps;
    const { entry } = deps.manifest;
    const shown = Object.keys(deps.modules).flatMap((id) => this.#listFiles(id));
    this.#fetched = new Set([entry.module, ...(entry.imports ?? []), ...shown]);
  }

  /** Release that rendered this document. */
  get release(): string {
    return this.#deps.manifest.version;
  }

  /** Called when a lack is found or removed. */
  subscribe = this.#listeners.add;

  /** Reason why an address cannot be shown. */
  findFailure(pathname: string): FetchFailure | undefined {
    const lacks = this.#deps.matchRoutes(pathname).map((id) => this.#lacks.get(id));
    return lacks.find((lack) => lack !== undefined);
  }

  /** Starts loading what an address needs and what is neither loaded nor being loaded. */
  request(pathname: string): void {
    for (const id of this.#deps.matchRoutes(pathname)) this.#startOnce(id);
  }

  /** Resolves once the route can be shown, possibly after later requests. Never rejects: the router remembers that. */
  async untilLoaded(id: string): Promise<void> {
    this.#startOnce(id);
    while (!this.#isLoaded(id)) await this.#nextChange();
  }

  /** Fetches the files once and reports no failure: the person may only be about to go there. */
  async prefetch(pathname: string): Promise<void> {
    const ids = this.#deps.matchRoutes(pathname).filter((id) => !this.#isLoaded(id));
    const files = ids.flatMap((id) => this.#listFiles(id));
    await Promise.allSettled(files.map((file) => this.#fetch(file, "low")));
  }

  #isLoaded = (id: string): boolean => id in this.#deps.modules;

  #listFiles(id: string): string[] {
    const route = this.#deps.manifest.routes[id];
    return route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [];
  }

  #nextChange = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = this.#listeners.add(() => {
        stop();
        resolve();
      });
    });

  #startOnce(id: string): void {
    if (this.#isLoaded(id) || this.#loading.has(id)) return;
    this.#lacks.delete(id);
    const end = (lack?: FetchFailure) => {
      this.#loading.delete(id);
      if (lack) this.#lacks.set(id, lack);
      this.#listeners.emit();
    };
    const load = this.#load(id).then(
      () => end(),
      (error: unknown) => end(error instanceof GoneError ? "gone" : "unreachable"),
    );
    this.#loading.set(id, load);
  }

  async #load(id: string): Promise<void> {
    await this.#fetchPatiently(this.#listFiles(id));
    const { manifest, modules, importModule } = this.#deps;
    const file = manifest.routes[id]?.module;
    if (file === undefined) throw new GoneError();
    // Browsers remember until the page is left that an import failed: asking again does not help.
    modules[id] = await importModule(file).catch(() => {
      throw new GoneError();
    });
  }

  async #fetchPatiently(files: readonly string[]): Promise<void> {
    for (const pause of [...BACK_OFF, undefined]) {
      try {
        await Promise.all(files.map((file) => this.#fetch(file, "auto")));
        return;
      } catch (error) {
        if (pause === undefined || error instanceof GoneError) throw error;
        await this.#deps.wait(pause);
      }
    }
  }

  #fetch(file: string, priority: "low" | "auto"): Promise<void> {
    if (this.#fetched.has(file)) return Promise.resolve();
    const under = this.#fetching.get(file) ?? this.#fetchOnce(file, priority);
    this.#fetching.set(file, under);
    return under;
  }

  /** Read to its end, so that the import that follows finds it in the browser's cache. */
  async #fetchOnce(file: string, priority: "low" | "auto"): Promise<void> {
    try {
      const answer = await this.#deps.fetchFile(file, priority);
      if (answer.status === 404 || answer.status === 410) throw new GoneError();
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await answer.arrayBuffer();
      this.#fetched.add(file);
    } finally {
      this.#fetching.delete(file);
    }
  }
}
