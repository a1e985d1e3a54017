// The examples below deploy/ name settings, figures, paths and files of the product: each of them has to be there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createHealth } from "../../apps/server/src/platform/http/health.ts";
import { readSettings, SETTING_NAMES } from "../../apps/server/src/platform/settings.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const read = (name: string): string => readFileSync(path.join(PROJECT, name), "utf8");
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one]) => one ?? "");

const Service = z.object({
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  read_only: z.boolean().optional(),
  security_opt: z.array(z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  ports: z.array(z.string()).optional(),
});
const compose = z
  .object({
    services: z.object({ platform: Service, database: Service }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read("deploy/compose.yaml")));
const dockerfile = read("deploy/Dockerfile");
const units = readdirSync(path.join(PROJECT, "deploy"))
  .filter((name) => name.endsWith(".service"))
  .map((name) => ({ name, text: read(`deploy/${name}`) }));

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).min(1) })).min(1),
});

/** Names of figures in a PromQL expression: neither functions nor words, nor what stands in selectors and strings. */
const listFigures = (expression: string): string[] =>
  matches(
    expression.replace(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]/g, " ").replace(/\b(by|without)\s*\([^)]*\)/g, " "),
    /(?<![\w.])([a-z_][a-z0-9_]*)\b(?!\s*\()/gi,
  ).filter((word) => !/^(and|or|unless|sum|avg|max|min|on|ignoring|bool|e\d+)$/.test(word));

describe("the files of deploy/", () => {
  it("set nothing that the platform does not read", () => {
    const compositions = Object.keys(compose.services.platform.environment);
    const images = matches(dockerfile, /^(?:ENV\s+|\s{4})([A-Z_]+)=/gm);
    const services = units.flatMap(({ text }) => matches(text, /^Environment=([A-Z_]+)=/gm));
    const prose = matches(read("deploy/README.md"), /`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=\d)?`/g);
    expect(compositions.length && images.length && services.length && prose.length).toBeGreaterThan(0);
    for (const name of [...compositions, ...images, ...services, ...prose].filter(
      (one) => one !== "NODE_ENV",
    )) {
      expect(SETTING_NAMES).toContain(name);
    }
  });

  it("give the container settings that it starts with", () => {
    const given = Object.entries(compose.services.platform.environment).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+):[?-]\}/g,
        (_, variable) => ({ PUBLIC_URL: "https://bentrong.example" })[String(variable)] ?? "x".repeat(20),
      ),
    ]);
    const optional = ["SMTP_URL", "MAIL_FROM"];
    const environment = Object.fromEntries(given.filter(([name]) => !optional.includes(name ?? "")));
    const settings = readSettings({ ...environment, HOST: "0.0.0.0", DATA_DIR: "/data" }, "/app");
    expect(settings).toMatchObject({ trustedProxies: 1, host: "0.0.0.0", dataDir: "/data" });
    expect(settings.databaseUrl).toMatch(/^postgres:/);
  });

  it("run without root, write to one volume, and are asked whether they are ready", () => {
    const { platform, database } = compose.services;
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
    expect(dockerfile.lastIndexOf("USER ")).toBeLessThan(dockerfile.lastIndexOf("CMD "));
    expect(dockerfile).toMatch(/HEALTHCHECK[\s\S]+\/readyz/);
    expect(dockerfile).not.toMatch(/^FROM \S+:latest|^FROM [^:\s]+(\s|$)/m);
    expect(platform.read_only).toBe(true);
    expect(platform.volumes.map((one) => one.split(":")[1])).toEqual(matches(dockerfile, /^VOLUME (\S+)$/gm));
    expect(platform.depends_on).toEqual({ database: { condition: "service_healthy" } });
    expect(database.healthcheck?.test.join(" ")).toContain("pg_isready");
    expect(platform.ports?.every((one) => one.startsWith("127.0.0.1:"))).toBe(true);
    for (const { volumes } of [platform, database])
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
  });

  it("harden every unit of systemd", () => {
    expect(units.length).toBeGreaterThan(1);
    for (const { text } of units) {
      for (const line of [
        "NoNewPrivileges=true",
        "ProtectSystem=strict",
        "ProtectHome=true",
        "User=ben-trong",
      ])
        expect(text).toContain(line);
    }
    expect(read("deploy/ben-trong.service")).toContain("Restart=on-failure");
  });

  it("name programs and files that are there", () => {
    const texts = [dockerfile, read("deploy/README.md"), ...units.map(({ text }) => text)];
    const programs = texts.flatMap((text) => matches(text, /\b(apps\/server\/src\/[\w./-]+\.ts)\b/g));
    const copied = matches(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((line) => line.split(" "));
    const table = matches(
      read("deploy/README.md"),
      /`([\w./-]+\.(?:conf|yaml|json|service|timer|test\.ts))`/g,
    );
    expect(programs.length && copied.length && table.length).toBeGreaterThan(0);
    for (const name of [...programs, ...copied])
      expect(existsSync(path.join(PROJECT, name)), name).toBe(true);
    for (const name of table) {
      const isThere = ["", "deploy", "deploy/monitoring"].some((at) =>
        existsSync(path.join(PROJECT, at, name)),
      );
      expect(isThere, name).toBe(true);
    }
    for (const entry of z
      .object({ include: z.array(z.string()) })
      .parse({ include: matches(dockerfile, /workspace=@bentrong\/(\w+)/g) }).include)
      expect(existsSync(path.join(PROJECT, "apps", entry))).toBe(true);
  });

  it("ask only for figures that /metrics exports", async () => {
    const health = createHealth({
      database: { ping: async () => undefined },
      trustedProxies: 1,
      metricsToken: "t".repeat(16),
    });
    const answer = await health.request("/metrics", {
      headers: { Authorization: `Bearer ${"t".repeat(16)}` },
    });
    const exported = await answer.text();
    const plain = matches(exported, /^# TYPE (\w+) (?:gauge|counter)$/gm);
    const histograms = matches(exported, /^# TYPE (\w+) histogram$/gm);
    const known = new Set([
      // Prometheus adds it to every scrape.
      "up",
      ...plain,
      ...histograms.flatMap((name) => [`${name}_sum`, `${name}_count`, `${name}_bucket`]),
    ]);
    const alerts = Rules.parse(parse(read("deploy/monitoring/alerts.yaml"))).groups.flatMap(
      ({ rules }) => rules,
    );
    const { panels } = Dashboard.parse(JSON.parse(read("deploy/monitoring/grafana-dashboard.json")));
    const asked = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    for (const expression of asked) {
      const figures = listFigures(expression.replace(/^time\(\)/, ""));
      expect(figures.length, expression).toBeGreaterThan(0);
      for (const name of figures) expect([...known], expression).toContain(name);
    }
  });

  it.each(["nginx.conf", "Caddyfile"])(
    "let streams through and replace the caller's word of its address: %s",
    (name) => {
      const text = read(`deploy/${name}`);
      expect(text).toMatch(/X-Forwarded-For (\$remote_addr|\{remote_host\})/);
      expect(text).toMatch(/proxy_buffering off|flush_interval -1/);
      expect(text).toContain("/functions/v1/upload");
      expect(text).toContain("TRUSTED_PROXIES=1");
      expect(text.split("{").length).toBe(text.split("}").length);
    },
  );

  it("have a row in the README for every setting", () => {
    const documented = matches(read("README.md"), /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g);
    for (const name of SETTING_NAMES) expect(documented).toContain(name);
  });
});
