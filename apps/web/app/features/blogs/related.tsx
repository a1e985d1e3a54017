import type { Blog } from "@bentrong/contract/content";
import { useText } from "../../lib/i18n/use-text.ts";
import { BlogCard } from "./blog-card.tsx";
import { articleText } from "./blogs-text.ts";

export const SHOWN_RELATED = 5;
const EXCERPT = 100;

export function Related({ blogs }: { blogs: readonly Blog[] }) {
  const text = useText(articleText);
  if (blogs.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="mx-auto mt-20 max-w-page border-t border-line px-5 pt-12 pb-16 sm:px-8 print:hidden"
    >
      <h2 id="related" className="mb-8 text-2xl">
        {text.related}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {blogs.slice(0, SHOWN_RELATED).map((blog) => (
          <li key={blog.id} className="grid">
            <BlogCard blog={blog} length={EXCERPT} />
          </li>
        ))}
      </ul>
    </section>
  );
}
