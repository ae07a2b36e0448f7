-- Accounts at other services: the key of each OpenID provider, and what it has handed out.
create table openid_keys (
  provider     text primary key,
  private_key  jsonb not null
);

create table openid_codes (
  code_hash    text primary key,
  provider     text not null,
  person       text not null,
  asked        jsonb not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create table openid_tokens (
  token_hash   text primary key,
  provider     text not null,
  person       text not null,
  client_id    text not null,
  expires_at   timestamptz not null
);
