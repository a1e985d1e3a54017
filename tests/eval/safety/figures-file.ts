import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Counts } from "./voices.ts";

const resolve = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** File that the page /an-toan reads its figures from. */
export const FIGURES_FILE = resolve("apps/web/app/features/safety/figures.json");
/** The same figures of every version of the heads, oldest first, for the back office. */
export const VERSIONS_FILE = resolve("apps/admin/src/resources/safety/versions.json");
const HEADS_FILE = resolve("packages/danger-classifier/model/heads.bin");

type NamedCounts = { name: string } & Counts;

interface MeasuredVersion {
  roles: number;
  sealedRoles: number;
  sets: readonly NamedCounts[];
}

const Versions = z.array(z.looseObject({ heads: z.string() }));

/** Names the heads that are in use. */
export const hashHeads = (): string =>
  createHash("sha256").update(readFileSync(HEADS_FILE)).digest("hex").slice(0, 12);

const write = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** Writes the figures of today's heads; those of earlier versions stay. */
export function writeFigures({ sets, ...roles }: MeasuredVersion): void {
  write(FIGURES_FILE, { sets });
  const heads = hashHeads();
  const before = Versions.parse(JSON.parse(readFileSync(VERSIONS_FILE, "utf8")));
  const measured = new Date().toISOString().slice(0, 10);
  write(VERSIONS_FILE, [
    ...before.filter((version) => version.heads !== heads),
    { heads, measured, ...roles, sets },
  ]);
}
