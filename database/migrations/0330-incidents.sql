-- Incidents, what is stopped in them, and what happened in them, in order.
create table incident (
  id bigint generated always as identity primary key,
  title text not null,
  severity text not null check (severity in ('minor', 'major', 'critical')),
  opened_at timestamptz not null,
  opened_by text not null,
  closed_at timestamptz,
  closed_by text,
  check ((closed_at is null) = (closed_by is null))
);
create index incident_open on incident (opened_at) where closed_at is null;

-- One thing that is stopped, everywhere or for one country. `target`: of deposits a provider, of play `studio:…` or `game:…`.
create table house_stop (
  id bigint generated always as identity primary key,
  incident bigint not null references incident,
  kind text not null check (kind in ('site', 'registration', 'login', 'deposit', 'withdrawal', 'play')),
  target text check (target is null or kind in ('deposit', 'play')),
  country text,
  reason text not null,
  texts jsonb not null,
  begun_at timestamptz not null,
  begun_by text not null,
  ended_at timestamptz,
  ended_by text,
  check ((ended_at is null) = (ended_by is null))
);
create unique index house_stop_open on house_stop (kind, coalesce(target, ''), coalesce(country, '')) where ended_at is null;
create index house_stop_of on house_stop (incident);

create table incident_note (
  id bigint generated always as identity primary key,
  incident bigint not null references incident,
  at timestamptz not null,
  by text not null,
  kind text not null check (kind in ('opened', 'stopped', 'back', 'told', 'note', 'closed')),
  words text not null,
  stop bigint references house_stop
);
create index incident_note_of on incident_note (incident, id);
create trigger incident_note_is_append_only before update or delete or truncate on incident_note for each statement execute function refuse_change();

-- Rises with every change of what is stopped: a process whose number is another one has not heard of it yet.
create table stop_epoch (
  one boolean primary key default true check (one),
  epoch bigint not null
);
insert into stop_epoch (epoch) values (1);
