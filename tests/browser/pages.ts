// The pages a visitor can open, with something of the first content on each.
import type { APIRequestContext } from "@playwright/test";
import { fetchRows } from "./data-api.ts";

export const STATIC_PAGES = [
  "/",
  "/home",
  "/about",
  "/companion",
  "/essentials",
  "/essentials/banh-xe-cam-xuc",
  "/essentials/viet-roi-buong",
  "/essentials/biet-on",
  "/essentials/quet-co-the",
  "/blogs",
  "/podcasts",
  "/podcast/list/all",
  "/all-course",
  "/an-toan",
  "/ngoai-tuyen",
  "/membership/upgrade",
  "/dieu-khoan",
  "/chinh-sach",
  "/login",
  "/register",
  "/forgot-password",
  "/change-password",
  "/verify",
  "/newsletter/confirm?token=x",
  "/newsletter/preferences?token=x",
  "/notices/preferences?token=x",
] as const;

/** Pages that need a sign-in. */
export const MEMBER_PAGES = [
  "/my-home",
  "/dashboard",
  "/courses",
  "/profile",
  "/user",
  "/mod",
  "/admin",
  "/chat/map",
  "/chat/portal",
  "/chat/imaginary",
  "/upgrade-ai-chat",
  "/orders",
  "/de-danh",
  "/doan-da-to",
  "/checkout/1",
  "/payment/plan/2",
] as const;

/** With an article, a locked article, a podcast, a category's list and a course. */
export async function visitorPages(request: APIRequestContext): Promise<string[]> {
  const [blog] = await fetchRows(request, "blog?select=id&limit=1");
  const [locked] = await fetchRows(request, "premiumPreview?select=id&kind=eq.blog&limit=1");
  const [podcast] = await fetchRows(request, "podcast?select=id&limit=1");
  const [course] = await fetchRows(request, "course?select=id&limit=1");
  return [
    ...STATIC_PAGES,
    `/course/${course?.id}`,
    `/blog/detail/${blog?.id}`,
    `/blog/detail/${locked?.id}`,
    `/podcast/detail/${podcast?.id}`,
    "/podcast/list/pausefulness",
  ];
}
