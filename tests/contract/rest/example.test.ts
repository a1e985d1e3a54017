import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createExample } from "../../../packages/postgrest/example/serve.ts";

const NAME = "postgrest_example";
let superuser: pg.Client;
let pool: pg.Pool;

// A database without anything of the platform's: the package brings what it needs.
beforeAll(async () => {
  const config: pg.ClientConfig = JSON.parse(inject("postgres").superuser);
  superuser = new pg.Client(config);
  await superuser.connect();
  await superuser.query(`create database ${NAME}`);
  pool = new pg.Pool({ ...config, database: NAME });
});

afterAll(async () => {
  await pool.end();
  await superuser.query(`drop database ${NAME}`);
  await superuser.end();
});

it("answers visitors on a database of its own, as far as its policies allow", async () => {
  const answer = await createExample(pool);
  const get = async (address: string) => {
    const response = await answer(new Request(`http://localhost/${address}`));
    return { status: response.status, body: await response.json() };
  };
  expect(await get("exampleNote?select=id,words:text&order=id")).toEqual({
    status: 200,
    body: [{ id: 1, words: "Seen by everybody" }],
  });
  expect(await get("exampleNote?select=nothing")).toMatchObject({ status: 400, body: { code: "42703" } });
  expect(await get("nowhere")).toMatchObject({ status: 404, body: { code: "PGRST205" } });
});
