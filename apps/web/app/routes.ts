// Every address of the product, in one table.
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("home", "routes/home.tsx", { id: "home-by-name" }),
  route("blogs", "routes/blogs.tsx", [index("routes/blog-list.tsx")]),
  route("blog/detail/:id", "routes/blog-detail.tsx"),
  route("about", "routes/about.tsx"),
  route("companion", "routes/companion.tsx"),
  route("essentials", "routes/essentials.tsx"),
  route("an-toan", "routes/safety.tsx"),
  route("membership/upgrade", "routes/membership-upgrade.tsx"),
  route("dieu-khoan", "routes/legal.tsx"),
  route("chinh-sach", "routes/legal.tsx", { id: "legal-privacy" }),
  route("site.webmanifest", "routes/manifest.ts"),
  route("podcasts", "routes/podcasts.tsx"),
  route("podcast/list/:category", "routes/podcast-list.tsx"),
  route("podcast/detail/:id", "routes/podcast-detail.tsx"),
  route("login", "routes/login.tsx"),
  route("register", "routes/register.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("change-password", "routes/change-password.tsx"),
  route("verify", "routes/verify.tsx"),
  // For people who are signed in: whatever stands here is guarded.
  layout("routes/members-only.tsx", [
    route("my-home", "routes/my-home.tsx"),
    route("profile", "routes/profile.tsx"),
    route("user", "routes/user-content.tsx"),
    route("mod/*", "routes/mod-content.tsx"),
    route("admin/*", "routes/admin-content.tsx"),
    route("chat/map", "routes/chat-map.tsx"),
    route("chat/portal", "routes/chat-portal.tsx"),
    route("chat/imaginary", "routes/chat-imaginary.tsx"),
  ]),
  route("newsletter/confirm", "routes/newsletter-confirm.tsx"),
  route("newsletter/preferences", "routes/newsletter-preferences.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
