-- The sitemap reads the newest changes of what visitors may see, from these indexes alone: rows hold whole texts.
-- allow index: rows are written by editors, who wait for a second at most
create index blog_in_sitemap on blog ("updatedAt" desc, id) include (publication, "blogType");
-- allow index: rows are written by editors, who wait for a second at most
create index podcast_in_sitemap on podcast ("updatedAt" desc, id) include (publication, "podcastType");
-- allow index: rows are written by editors, who wait for a second at most
create index course_in_sitemap on course ("updatedAt" desc, id) include (publication);
