// The promise is 130 KB (Brotli) of JavaScript for the first view of a public page. The build says how much
// of it is used, route by route, and fails when a page breaks the promise.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const LIMIT = 130_000;

interface RouteEntry {
  id: string;
  module: string;
  imports?: string[];
  parentId?: string;
  clientLoaderModule?: string;
}
interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, RouteEntry>;
  url: string;
}

async function readManifest(client: string): Promise<Manifest> {
  const assets = join(client, "assets");
  const names = (await readdir(assets)).filter((file) => /^manifest-.*\.js$/.test(file));
  const sources = await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")));
  // The bundler writes an empty chunk of a like name; which of the two comes first is chance.
  const source = sources.find((text) => text.startsWith("window.__reactRouterManifest"));
  if (!source) throw new Error(`No route manifest in ${assets}`);
  // The file is one assignment of a JSON object that the router's own build wrote.
  return JSON.parse(source.slice(source.indexOf("=") + 1).replace(/;\s*$/, "")) as Manifest;
}

/** Brotli bytes. */
async function weigh(client: string, files: Set<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => brotliCompressSync(await readFile(join(client, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Everything the document asks for when a route is the first view. */
function firstView(manifest: Manifest, route: RouteEntry): Set<string> {
  const chain: RouteEntry[] = [];
  for (
    let at: RouteEntry | undefined = route;
    at;
    at = at.parentId ? manifest.routes[at.parentId] : undefined
  ) {
    chain.push(at);
  }
  const files = new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports]);
  for (const part of chain) {
    for (const file of [part.module, part.clientLoaderModule, ...(part.imports ?? [])])
      if (file) files.add(file);
  }
  return files;
}

export async function reportWeight(client: string): Promise<void> {
  const manifest = await readManifest(client);
  const { root, ...others } = manifest.routes;
  // Schemas come with the answers that they check: reached from the frame by a static import, every page carries them.
  if (root && [...firstView(manifest, root)].some((file) => file.includes("/zod-")))
    throw new Error("The frame of every page imports zod: fetch the schema with its answer");
  const routes = Object.values(others);
  const weights = await Promise.all(
    routes.map(async (route) => ({
      id: route.id,
      bytes: await weigh(client, firstView(manifest, route)),
    })),
  );
  weights.sort((a, b) => b.bytes - a.bytes);
  for (const { id, bytes } of weights) console.info(`${(bytes / 1000).toFixed(1).padStart(7)} KB br  ${id}`);
  const heavy = weights.filter(({ bytes }) => bytes > LIMIT);
  if (heavy.length)
    throw new Error(`First view above ${LIMIT / 1000} KB: ${heavy.map(({ id }) => id).join(", ")}`);
}
