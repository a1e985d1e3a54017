// Every address of the product, in one table.
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("home", "routes/home.tsx", { id: "home-by-name" }),
  route("blogs", "routes/blogs.tsx", [index("routes/blog-list.tsx")]),
  route("blog/detail/:id", "routes/blog-detail.tsx"),
  route("about", "routes/about.tsx"),
  route("companion", "routes/companion.tsx"),
  route("essentials", "routes/essentials.tsx"),
  route("membership/upgrade", "routes/membership-upgrade.tsx"),
  route("dieu-khoan", "routes/legal.tsx"),
  route("chinh-sach", "routes/legal.tsx", { id: "legal-privacy" }),
  route("site.webmanifest", "routes/manifest.ts"),
  route("podcasts", "routes/podcasts.tsx"),
  route("podcast/list/:category", "routes/podcast-list.tsx"),
  route("podcast/detail/:id", "routes/podcast-detail.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
