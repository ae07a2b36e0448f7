-- Tokens that began an identification, by their hash, until their time would have been over: each begins one.
create table identification_token_used (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index identification_token_used_expires on identification_token_used (expires_at);
