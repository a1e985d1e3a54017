// Schemas of the shelves of the home page; fetched together with the first answer.
import { Blog, Category, Podcast } from "@bentrong/contract/content";
import { z } from "zod/mini";

export const Blogs = z.array(Blog);
export const Categories = z.array(Category);
export const Podcasts = z.array(Podcast);
