import { describe, expect, it } from "vitest";
import { RestError } from "../rest-error.ts";
import { toRestError } from "./database-error.ts";

const raised = (code: string, message = "x") =>
  Object.assign(new Error(message), { code, severity: "ERROR", detail: "d", hint: "h" });
const getStatus = (code: string, message?: string, anonymous = false) => {
  const error = toRestError(raised(code, message), anonymous);
  return error instanceof RestError ? error.status : undefined;
};

describe("PostgreSQL's refusals", () => {
  it("keep their code, text, detail and hint", () => {
    expect(toRestError(raised("23505", "trùng"), false)).toMatchObject({
      status: 409,
      code: "23505",
      message: "trùng",
      details: "d",
      hint: "h",
    });
  });

  it("of a right are 401 for a visitor, who may sign in, and 403 for a member", () => {
    expect(getStatus("42501", "x", true)).toBe(401);
    expect(getStatus("42501", "x", false)).toBe(403);
    expect(toRestError(raised("42501"), true)).toMatchObject({ headers: { "WWW-Authenticate": "Bearer" } });
  });

  it.each([
    ["23503", 409],
    ["23502", 400],
    ["22P02", 400],
    ["42703", 400],
    ["42883", 404],
    ["42P01", 404],
    ["25006", 405],
    ["P0001", 400],
    ["53300", 503],
    ["08006", 503],
    ["57P01", 503],
    ["54000", 500],
    ["XX000", 500],
    ["PT404", 404],
    ["PT999", 400],
  ])("with code %s are %i", (code, status) => {
    expect(getStatus(code)).toBe(status);
  });

  it("of what took too long or nests too deep are the caller's: 400, so that no client tries again", () => {
    expect(getStatus("57014")).toBe(400);
    expect(getStatus("54001")).toBe(400);
  });

  it("tell a role that does not exist from another wrong parameter", () => {
    expect(getStatus("22023", 'role "x" does not exist')).toBe(401);
    expect(getStatus("22023", "wrong")).toBe(400);
  });

  it("that our statements raise count the rows", () => {
    expect(toRestError(raised("RS116", "2"), false)).toMatchObject({
      code: "PGRST116",
      details: "The result contains 2 rows",
    });
    expect(toRestError(raised("RS124", "3"), false)).toMatchObject({
      code: "PGRST124",
      details: "The query affects 3 rows",
    });
  });
});

describe("other errors", () => {
  it("are 503 when the connection was lost or none was free", () => {
    const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    expect(toRestError(refused, false)).toMatchObject({ status: 503 });
    expect(toRestError(new Error("timeout exceeded when trying to connect"), false)).toMatchObject({
      status: 503,
    });
  });

  it("are bugs and passed on as they are", () => {
    const bug = new TypeError("x is not a function");
    expect(toRestError(bug, false)).toBe(bug);
  });
});
