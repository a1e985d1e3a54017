-- The name that a person gives a conversation. Beside its title, which the companion writes and may write again. Encrypted
-- by the server, as the title and the closing note are.
alter table session add column name text;
grant update (name) on session to companion_service;
