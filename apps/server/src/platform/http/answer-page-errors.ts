// Errors of pages and feeds: a sentence for them, the reason for the log.
import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isClientGone } from "../database/requester.ts";
import { Problem } from "../problem.ts";
import type { AppEnv } from "./app-env.ts";
import { describeError } from "./describe-error.ts";
import { plainPage } from "./plain-page.ts";

const BROKEN = plainPage({
  title: "Có lỗi xảy ra",
  vi: "Trang này chưa mở được. Bạn thử lại sau ít phút nhé.",
  en: "This page could not be opened. Please try again in a few minutes.",
});

export const answerPageErrors: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof Problem) {
    const { status, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
    return c.body(BROKEN.body, status as ContentfulStatusCode, BROKEN.headers);
  }
  // A client that left had its statement cancelled or its rendering ended.
  if (!isClientGone()) c.var.log.error({ error: describeError(error) }, "a page could not be made");
  return c.body(BROKEN.body, 500, BROKEN.headers);
};
