-- Notices of payment providers that could not be read, or not be applied: the provider sends them again, and a person takes them again or
-- dismisses them. What came is sealed, and forgotten in time as that of every other notice.
create table failed_notice (
  id text primary key,
  provider text not null,
  kind text not null check (kind in ('unreadable', 'unapplied')),
  event_key text,
  reference text,
  shard smallint,
  why text not null,
  sealed_raw bytea,
  received_at timestamptz not null,
  last_at timestamptz not null,
  tries integer not null default 1 check (tries > 0),
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'dismissed')),
  decided_at timestamptz,
  decided_by text,
  check ((decided_at is null) = (state = 'waiting'))
);
create index failed_notice_waiting on failed_notice (received_at) where state = 'waiting';
create trigger witness after insert or update or delete on failed_notice for each row execute function bear_witness('id');
