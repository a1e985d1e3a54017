-- Triggers and their functions are named after what they do. PostgreSQL fires triggers of one event in the order of their
-- names: none of these overtakes another one of its table.
alter trigger used on course rename to protect_used;
alter trigger used on lesson rename to protect_used;
alter trigger used on podcast rename to protect_used;
alter trigger used on episode rename to protect_used;
alter function app.keep_what_people_use() rename to protect_used_rows;
alter trigger keep_used on "mediaFile" rename to protect_used;
alter function app.keep_used_file() rename to protect_used_file;

alter trigger keep on "newsletterCampaign" rename to guard;
alter function app.keep_campaign() rename to guard_campaign;

alter trigger keep on money.allocation rename to protect;
alter function money.keep_allocation() rename to protect_allocation;
alter trigger keep on money.refund rename to protect;
alter function money.keep_refund() rename to protect_refund;
alter trigger keep_table on money.refund rename to append_only_table;
alter trigger take on money.refund rename to apply_refund;
alter function money.take_refund() rename to apply_refund;
alter function ops.keep_append_only() rename to enforce_append_only;

alter function app.keep_publication() rename to validate_publication;
alter function app.keep_times() rename to validate_times;

alter trigger back on blog rename to delete_trash_entry;
alter trigger back on category rename to delete_trash_entry;
alter trigger back on course rename to delete_trash_entry;
alter trigger back on episode rename to delete_trash_entry;
alter trigger back on lesson rename to delete_trash_entry;
alter trigger back on podcast rename to delete_trash_entry;
alter function ops.leave_trash() rename to delete_trash_entry;

alter trigger dated on "workingCopy" rename to set_dates;

comment on table ops.search_document is 'Searchable text of published content, written by triggers and read by app.search_items alone.';
