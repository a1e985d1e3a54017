import type { RestError } from "../rest-error.ts";

export function errorResponse(error: RestError, headOnly: boolean): Response {
  const { code, message, details, hint } = error;
  return new Response(headOnly ? null : JSON.stringify({ code, message, details, hint }), {
    status: error.status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Proxy-Status": `PostgREST; error=${code}`,
      ...error.headers,
    },
  });
}
