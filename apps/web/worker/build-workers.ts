// Builds the service worker behind the pages' own build, which alone knows the names of their files.
import path from "node:path";
import { build, type Plugin } from "vite";

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...of: never[]) => unknown>>[1];

/** Scripts that kept pages and the player fetch late: without a network they could not be had any more. */
const LATE = [
  "lib/navigation-recovery/recovery.tsx",
  "features/player/player-dock.tsx",
  "features/shell/member.lazy.ts",
  "api/session/keep-alive.ts",
];
/** Pages whose own late scripts are needed as well. */
const PAGES = ["routes/essentials.tsx", "routes/safety.tsx", "routes/offline.tsx"];

function listLateFiles(bundle: Bundle, app: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const findChunk = (module: string) => {
    const found = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.split("?")[0] === path.join(app, module)),
    );
    if (!found) throw new Error(`No chunk holds ${module}`);
    return found;
  };
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== "chunk") return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  for (const module of LATE) add(findChunk(module).fileName);
  for (const module of PAGES) findChunk(module).dynamicImports.forEach(add);
  return [...files].map((name) => `/${name}`).sort();
}

export function buildWorkers(): Plugin {
  const here = import.meta.dirname;
  let lateFiles: string[] = [];
  const buildOne = (outDir: string, source: string, name: string) =>
    build({
      configFile: false,
      logLevel: "warn",
      root: here,
      publicDir: false,
      define: { LATE_FILES: JSON.stringify(lateFiles) },
      build: {
        outDir,
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: path.join(here, source),
          output: { format: "iife", entryFileNames: name },
        },
      },
    });
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      lateFiles = listLateFiles(bundle, path.join(here, "../app"));
    },
    async closeBundle() {
      const outDir = this.environment.config.build.outDir;
      const folder = path.resolve(this.environment.config.root, outDir);
      await buildOne(folder, "service-worker.ts", "sw.js");
      await buildOne(folder, "withdrawn-worker.ts", "sw-withdrawn.js");
    },
  };
}
