-- Which kinds of letters there are, and which deeds the log of staff knows: rows, so that whatever comes later adds its
-- own by an insert. Nobody but migrations writes them, and nobody but the foreign keys reads them.
create table ops.mail_kind (name text primary key check (name ~ '^[a-z_]+$'));
alter table ops.mail_kind enable row level security;
insert into ops.mail_kind values
  ('confirm_email'), ('change_email'), ('email_changed'), ('reset_code'), ('password_changed'), ('new_device'),
  ('newsletter_confirm'), ('account_deleted'), ('sign_in_code'), ('order_paid'), ('membership_started'), ('renewal_soon'),
  ('membership_given'), ('request_received'), ('data_ready');
alter table ops.mail drop constraint mail_kind_check, add foreign key (kind) references ops.mail_kind;

create table ops.audit_action (name text primary key check (name ~ '^[A-Z_]+$'));
alter table ops.audit_action enable row level security;
insert into ops.audit_action values
  ('INSERT'), ('UPDATE'), ('DELETE'), ('VIEW'), ('GIVE_MEMBERSHIP'), ('GRANT_ROLE'), ('WITHDRAW_ROLE'), ('SIGN_OUT'),
  ('BLOCK'), ('UNBLOCK'), ('SEND_RESET_LETTER'), ('OFFER_EXPORT'), ('DELETE_ACCOUNT'), ('EXPORT');
alter table ops.audit_log drop constraint audit_log_action_check, add foreign key (action) references ops.audit_action;
