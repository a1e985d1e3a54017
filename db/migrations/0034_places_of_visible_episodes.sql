-- A place in an episode can be moved to another episode, and the refusal of one that does not exist would tell which ids
-- belong to drafts and to premium episodes: as for adding, only what the caller can see is a place to go to.
create policy "only visible episodes when moved" on "listeningPosition" as restrictive for update to authenticated
  using (true) with check (exists (select from episode e where e.id = "episodeId"));
