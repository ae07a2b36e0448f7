-- What was done about backups, written by the owner's commands, by the database's time: the house's own may be ahead.
create table backup_event (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'rehearsal', 'restore')),
  at timestamptz not null default clock_timestamp(),
  good boolean not null,
  -- The moment up to which the database was kept, rehearsed or restored.
  reached_at timestamptz not null,
  seconds double precision not null,
  details jsonb not null
);
create index backup_event_newest on backup_event (kind, at desc);

-- A commit every half minute while the log is archived: it says how far an archive reaches.
create table archive_pulse (
  one boolean primary key default true check (one),
  at timestamptz not null
);
