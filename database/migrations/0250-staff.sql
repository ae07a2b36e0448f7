-- Who runs the house. Nobody is ever deleted: somebody who leaves keeps their number, which stands in the audit log.
create table staff (
  id bigint generated always as identity primary key,
  name text not null,
  sealed_email bytea not null,
  email_index text not null unique,
  state text not null default 'invited' check (state in ('invited', 'active', 'left')),
  -- Their own account as a player, which is out of their reach.
  player_shard smallint,
  player bigint,
  -- Their name in the operator's directory, for who signs in through it.
  directory_subject text unique,
  created_at timestamptz not null,
  left_at timestamptz,
  check ((player is null) = (player_shard is null)),
  check ((state = 'left') = (left_at is not null))
);

create table staff_passkey (
  credential_id text primary key,
  staff bigint not null references staff (id),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_of on staff_passkey (staff);

-- What passkeys sign: to sign in (nobody's), to register one, or an act, whose challenge holds its hash.
create table staff_challenge (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('signIn', 'register', 'act')),
  staff bigint references staff (id),
  expires_at timestamptz not null
);
create index staff_challenge_over on staff_challenge (expires_at);

create table staff_session (
  id text primary key,
  secret_hash text not null,
  staff bigint not null references staff (id),
  browser text not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  locked_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('signOut', 'left', 'ended', 'roles')),
  check ((ended_at is null) = (ended_because is null))
);
create index staff_session_open on staff_session (staff) where ended_at is null;

create table staff_invitation (
  link_hash text primary key,
  staff bigint not null references staff (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitation_of on staff_invitation (staff);

-- Failed tries to sign in, by network and by passkey.
create table staff_try (
  key text primary key,
  failures integer not null check (failures > 0),
  since timestamptz not null,
  locked_until timestamptz
);

create table role (
  name text primary key check (name ~ '^[a-z][a-zA-Z0-9-]{1,39}$'),
  title text not null,
  about text not null,
  is_built_in boolean not null,
  version integer not null default 1,
  removed_at timestamptz
);

create table role_permission (
  role text not null references role (name),
  permission text not null,
  bound jsonb not null default '{}',
  primary key (role, permission)
);

-- A role may hand out others: to hold a permission and to hand it out are two things.
create table role_hands_out (
  role text not null references role (name),
  hands_out text not null references role (name),
  primary key (role, hands_out)
);

-- Who had which role from when to when. A grant ends by a row of its own; nothing is written over.
create table staff_grant (
  id bigint generated always as identity primary key,
  staff bigint not null references staff (id),
  role text not null references role (name),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  granted_by text not null,
  granted_at timestamptz not null
);
create index staff_grant_of on staff_grant (staff);
create trigger staff_grant_is_append_only before update or delete or truncate on staff_grant for each statement execute function refuse_change();
create table staff_grant_end (
  of_grant bigint primary key references staff_grant (id),
  ended_by text not null,
  ended_at timestamptz not null
);
create trigger staff_grant_end_is_append_only before update or delete or truncate on staff_grant_end for each statement execute function refuse_change();

-- A change that a second person applies. What was asked never changes; its state does, once.
create table change_request (
  id text primary key,
  call text not null,
  -- What it waits for: the passkey of whoever asked, by the command line, or a second person.
  gate text not null check (gate in ('stepUp', 'second')),
  sealed_input bytea not null,
  input_hash text not null,
  sealed_reason bytea not null,
  subject text,
  precondition jsonb not null,
  preview jsonb not null,
  made_by bigint not null references staff (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'rejected', 'withdrawn', 'failed')),
  decided_by bigint references staff (id),
  decided_at timestamptz,
  sealed_decision bytea,
  check ((state = 'waiting') = (decided_at is null)),
  -- The database itself refuses that somebody applies what they asked for.
  check (gate = 'stepUp' or state not in ('applied', 'failed', 'rejected') or decided_by <> made_by)
);
create index change_request_waiting on change_request (made_at desc) where state = 'waiting';
create index change_request_made on change_request (made_at desc, id);

-- Its body stands in functions/.
create function change_request_stays() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as 'begin return new; end';
create trigger change_request_stays before update on change_request for each row execute function change_request_stays();

-- A token by which a machine calls the office's API, with a part of what its owner may.
create table machine_token (
  id text primary key,
  secret_hash text not null,
  staff bigint not null references staff (id),
  name text not null,
  permissions text[] not null,
  networks text[] not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
create index machine_token_of on machine_token (staff);

create index audit_newest on audit (at desc, id desc);
create index audit_subject on audit (subject, id desc) where subject is not null;
create index audit_actor on audit (actor, id desc);
