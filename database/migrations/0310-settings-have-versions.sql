-- What each setting was, and since when. A trigger keeps every change, whoever writes it: the installation, a command, a
-- colleague or a plan.
create table setting_version (
  name text not null,
  version integer not null check (version > 0),
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (name, version)
);
insert into setting_version (name, version, value, changed_at, changed_by)
select name, 1, value, changed_at, changed_by from setting;
create trigger setting_version_is_append_only before update or delete or truncate on setting_version for each statement execute function refuse_change();
create trigger witness after insert or update or delete on setting_version for each row execute function bear_witness('name', 'version');

create function setting_keeps_version() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as 'begin return null; end';
create trigger setting_keeps_version after insert or update on setting for each row execute function setting_keeps_version();

-- A change of a setting that waits for its moment. It is written by whoever may change the setting, and done by a job.
create table setting_plan (
  id bigint generated always as identity primary key,
  name text not null,
  value jsonb not null,
  due_at timestamptz not null,
  planned_at timestamptz not null,
  planned_by text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'withdrawn', 'failed')),
  ended_at timestamptz,
  ended_by text,
  -- Why it could not be done, as a sentence.
  failure text,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'failed') = (failure is not null))
);
create index setting_plan_waits on setting_plan (due_at) where state = 'waiting';
create index setting_plan_of_setting on setting_plan (name, id);
