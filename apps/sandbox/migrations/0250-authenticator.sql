-- The passkeys of the people who demonstrate the office, with their private halves: a device in software.
create table authenticator_keys (
  person text primary key,
  title text not null,
  credential_id text not null,
  private_key text not null,
  uses integer not null default 0
);
