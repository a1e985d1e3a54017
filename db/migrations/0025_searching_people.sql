-- Whoever writes a person works out what the index of their words holds: the account server writes people.
grant execute on function app.fold(text) to auth_service;
