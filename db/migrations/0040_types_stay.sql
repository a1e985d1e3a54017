-- Who may read or hear something is no part of what somebody wrote: an article whose first draft was still open to
-- everybody would be open again, and published, when that draft's words are brought back. What was removed comes back as
-- a draft with the type that it had.
create or replace function app.beside_content() returns text[] language sql immutable
  return array['id', 'createdAt', 'updatedAt', 'publication', 'publishAt', 'publishedAt', 'position', 'excerpt', 'price',
               'rating', 'ratingCount', 'courseId', 'blogType', 'podcastType', 'episodeType'];
