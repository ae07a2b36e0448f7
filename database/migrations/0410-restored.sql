-- The house was put back to a moment: it is shut until every provider and studio was asked for what happened since. `moment` and
-- `marked_at` are the database's time. One row is open at most.
create table restored (
  id bigint generated always as identity primary key,
  moment timestamptz not null,
  marked_at timestamptz not null,
  incident bigint not null references incident,
  opened_at timestamptz,
  opened_by text,
  reason text,
  -- Who had not answered when it was opened all the same.
  unanswered text[] not null default '{}',
  check ((opened_at is null) = (opened_by is null) and (opened_at is null) = (reason is null))
);
create unique index restored_is_open on restored ((opened_at is null)) where opened_at is null;

-- Whom the house asks: `provider:…` or `studio:…`. `unlisted` has no list to be asked for: what is open was asked one by one.
create table restored_source (
  restored bigint not null references restored,
  source text not null,
  state text not null check (state in ('asking', 'asked', 'unlisted', 'silent')),
  tried_at timestamptz not null,
  asked_at timestamptz,
  -- What its list had, and what of it our books lacked.
  listed integer not null default 0,
  booked integer not null default 0,
  error text,
  primary key (restored, source)
);

-- What could not be booked, and what a person should look at, each with its reason.
create table restored_left (
  restored bigint not null references restored,
  source text not null,
  subject text not null,
  why text not null,
  amount bigint,
  currency text,
  happened_at timestamptz,
  primary key (restored, source, subject)
);

-- Money that was staked or paid out in the lost span and is not in the books that were restored: it becomes the player's debt.
insert into posting_kind (kind, operations, about) values ('restoredShort', '{move}', 'what a restored wallet lacks for what had happened already becomes a debt');
insert into posting_leg (kind, debit, credit) values ('restoredShort', 'debt', 'cash');

-- A new database gets its functions after the migrations: the triggers keep nothing yet.
insert into witness (place, key, digest)
  select 'posting_kind', row_key(x, array['kind']), row_digest(x) from posting_kind x where kind = 'restoredShort'
  union all select 'posting_leg', row_key(x, array['credit', 'debit', 'kind']), row_digest(x) from posting_leg x where kind = 'restoredShort'
on conflict do nothing;
