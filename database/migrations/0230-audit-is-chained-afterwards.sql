-- The rows of the audit log are chained by a job, a moment after they were written: no act waits for another's commit. Two logs are
-- chained so, each with a chain of its own: what was done (audit), and who looked at whose personal data (access).
create table access_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  shard smallint not null,
  player bigint not null,
  fields text[] not null,
  purpose text not null check (purpose in ('reveal', 'export')),
  reason_hash text,
  -- By the database's own clock, which no sandbox moves: how long a row has waited to be chained is measured by it.
  written_at timestamptz not null default clock_timestamp()
);
create index access_log_player on access_log (shard, player, at);

-- Reasons in an operator's words, which may name people: sealed, with the key of the player whom they are about. The hash is salted, and
-- in the chain: it stays true when the key has gone.
create table sealed_reason (
  hash text primary key,
  shard smallint,
  player bigint,
  sealed bytea not null
);

-- A link per row of a log, in the order in which they were chained. Its hash covers the hash before it, so it is its own witness.
create table audit_link (
  log text not null check (log in ('audit', 'access')),
  place bigint not null,
  entry bigint not null,
  at timestamptz not null,
  -- 1: as releases before this one hashed, without place and time of the link.
  formula smallint not null check (formula in (1, 2)),
  hash text not null,
  primary key (log, place),
  unique (log, entry)
);

-- Rows that are not chained yet. Written in a row's own transaction, so that a late commit brings it along and nothing is skipped.
create table audit_waiting (
  log text not null,
  entry bigint not null,
  primary key (log, entry)
);

-- How the chains ended on each day, signed. `previous` is the hash of the anchor before it.
create table audit_anchor (
  day date primary key,
  audit_place bigint not null,
  audit_hash text not null,
  access_place bigint not null,
  access_hash text not null,
  previous text not null,
  key text not null,
  signature text not null,
  made_at timestamptz not null
);

-- The chain that there is goes on from its last hash.
insert into audit_link (log, place, entry, at, formula, hash)
select 'audit', row_number() over (order by id), id, at, 1, hash from audit;
alter table audit drop column previous_hash, drop column hash, add column reason_hash text, add column written_at timestamptz;
alter table audit alter column written_at set default clock_timestamp();
delete from witness where place = 'audit';
insert into witness (place, key, digest) select 'audit', row_key(x, array['id']), row_digest(x) from audit x;

create function refuse_reason_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger access_log_is_append_only before update or delete or truncate on access_log for each statement execute function refuse_change();
create trigger audit_link_is_append_only before update or delete or truncate on audit_link for each statement execute function refuse_change();
create trigger audit_anchor_is_append_only before update or delete or truncate on audit_anchor for each statement execute function refuse_change();
create trigger sealed_reason_is_append_only before update or delete or truncate on sealed_reason for each statement execute function refuse_reason_change();
create trigger witness after insert or update or delete on access_log for each row execute function bear_witness('id');
create trigger witness after insert or update or delete on audit_anchor for each row execute function bear_witness('day');

drop function audit_append(timestamptz, text, text, text, jsonb);
