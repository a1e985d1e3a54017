-- New words go into the search indexes at once. GIN keeps them in a list that every look-up reads from end to end until a
-- vacuum; a search that forgives slips makes hundreds of look-ups, and after an import each of them read the list.
alter index ops.search_document_by_words set (fastupdate = off);
alter index ops.search_document_by_title set (fastupdate = off);
select pg_catalog.gin_clean_pending_list('ops.search_document_by_words'), pg_catalog.gin_clean_pending_list('ops.search_document_by_title');
