-- What every feature stands on: the clock, settings, the audit log, jobs, kept answers.

-- The one clock of product and sandbox: system time plus this offset. It only moves forward, and only the sandbox moves it.
create table clock (
  one boolean primary key default true check (one),
  offset_ms bigint not null default 0 check (offset_ms >= 0),
  moved_at timestamptz
);
insert into clock default values;

create function clock_advance(by_ms bigint) returns bigint
language plpgsql security definer set search_path = public as $$
declare
  moved bigint;
begin
  if by_ms is null or by_ms < 0 then
    raise exception 'the clock only moves forward';
  end if;
  update clock set offset_ms = offset_ms + by_ms, moved_at = clock_timestamp() returning offset_ms into moved;
  perform pg_notify('clock', moved::text);
  return moved;
end $$;

-- Settings that differ from their default; the catalogue in code knows type and default of each.
create table setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- Append-only: who did what, when. Each row carries the hash of the one before it in its chain.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text,
  details jsonb not null default '{}',
  previous_hash text not null,
  hash text not null
);

create function audit_append(at timestamptz, actor text, action text, subject text, details jsonb) returns void
language plpgsql security definer set search_path = public as $$
declare
  previous text;
begin
  perform pg_advisory_xact_lock(hashtext('audit'));
  select a.hash into previous from audit a order by a.id desc limit 1;
  previous := coalesce(previous, '');
  insert into audit (at, actor, action, subject, details, previous_hash, hash)
  values (audit_append.at, audit_append.actor, audit_append.action, audit_append.subject, audit_append.details, previous,
    encode(sha256(convert_to(concat_ws('|', previous, extract(epoch from audit_append.at)::text, audit_append.actor,
      audit_append.action, audit_append.subject, audit_append.details::text), 'UTF8')), 'hex'));
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: a correction is a new row', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_is_append_only before update or delete or truncate on audit for each statement execute function refuse_change();

-- Work that is due at a moment of our clock. A row is taken with a lease and repeated until it is done.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  payload jsonb not null default '{}',
  due_at timestamptz not null,
  leased_until timestamptz,
  tries integer not null default 0,
  last_error text,
  unique (kind, key)
);
create index job_due on job (due_at);

-- Answers of keyed calls: the same key with the same body answers the same, with another body it is an error.
create table kept_answer (
  owner text not null,
  key text not null,
  body_hash text not null,
  status integer,
  answer jsonb,
  at timestamptz not null,
  primary key (owner, key)
);

-- Mail that has to go out; sent by a job, kept for support.
create table mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
