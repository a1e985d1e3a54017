import { Blog, Category, PremiumPreview } from "@bentrong/contract/content";
import { z } from "zod/mini";

export const Blogs = z.array(Blog);
export const Categories = z.array(Category);
export const Previews = z.array(PremiumPreview);
