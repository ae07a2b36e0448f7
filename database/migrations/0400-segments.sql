-- Whom a campaign is for, as a question about players: who asks sees how many there are, never who.
create table segment (
  id integer generated always as identity primary key,
  version integer not null
);
create table segment_version (
  segment integer not null references segment (id),
  version integer not null check (version > 0),
  data jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (segment, version)
);
create trigger segment_version_is_append_only before update or delete or truncate on segment_version for each statement execute function refuse_change();
