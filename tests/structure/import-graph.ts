// Who imports whom, read from the sources. Type-only imports count too: they tie two places together just as much.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export const PROJECT = path.resolve(import.meta.dirname, "../..");

export interface Import {
  /** File that imports, relative to the project. */
  from: string;
  /** File of ours that is imported, or the name of a package. */
  to: string;
}

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
const LEFT_OUT = /(^|\/)(node_modules|build|\.react-router|\.data)(\/|$)/;

export function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(PROJECT, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (LEFT_OUT.test(file)) return [];
    if (statSync(path.join(PROJECT, file)).isDirectory()) return sourcesBelow(file);
    return /\.(ts|tsx|mjs)$/.test(name) ? [file] : [];
  });
}

/** Relative paths and the aliases of apps/web become files of ours; anything else stays the name of a package. */
function target(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(from), specifier);
  const own = /^@bentrong\/(?<name>[^/]+)/.exec(specifier)?.groups?.name;
  if (own) return `packages/${own}`;
  return specifier.startsWith("~/") ? `apps/web/app/${specifier.slice(2)}` : specifier;
}

export function importGraph(...folders: string[]): Import[] {
  return folders.flatMap(sourcesBelow).flatMap((from) => {
    const text = readFileSync(path.join(PROJECT, from), "utf8");
    return [...text.matchAll(IMPORT)].map(([, fixed, dynamic]) => ({
      from,
      to: target(from, fixed ?? dynamic ?? ""),
    }));
  });
}

/** Cycles among files, each as the list of files that lead back to the first. */
export function cycles(imports: Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (file: string, trail: string[]): void => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) found.push([...trail.slice(seenAt), file]);
    if (seenAt >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}
