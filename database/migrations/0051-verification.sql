-- Codes by mail and phone. The owner is a player (`player:1`) or a registration that waits for its code (`registration:<hash>`).
create table verification_code (
  owner text not null,
  channel text not null check (channel in ('email', 'phoneNumber')),
  sent_number integer not null default 0,
  pin_id text,
  code_hash text,
  value_index text,
  wrong_tries integer not null default 0,
  sent_at timestamptz,
  expires_at timestamptz,
  verified_at timestamptz,
  primary key (owner, channel)
);

-- A registration that waits for the code from its mail, by the hash of what its browser holds. Without a player nobody is behind it: the address has an account already.
create table registration_proof (
  secret_hash text primary key,
  shard smallint,
  player bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index registration_proof_expires on registration_proof (expires_at);

-- Messages to phones that have to go out, sealed.
create table sms (
  id bigint generated always as identity primary key,
  sealed bytea not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
