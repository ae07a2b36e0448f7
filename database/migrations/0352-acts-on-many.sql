-- An act that is done to many things: the list is frozen when it is made, and nothing is done before `starts_at`.
create table bulk (
  id text primary key,
  call text not null,
  -- What the call takes besides whom it is about, and why, both sealed.
  sealed_input bytea not null,
  sealed_reason bytea not null,
  made_by bigint not null references staff (id),
  made_at timestamptz not null,
  starts_at timestamptz not null,
  rows integer not null check (rows between 1 and 10000),
  state text not null default 'cooling' check (state in ('cooling', 'running', 'done', 'undone')),
  ended_at timestamptz,
  check (starts_at >= made_at),
  check ((state in ('done', 'undone')) = (ended_at is not null))
);
create index bulk_newest on bulk (made_at desc, id desc);

create table bulk_row (
  bulk text not null references bulk (id),
  place integer not null check (place > 0),
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- The name of the refusal, and its sentence where there is one.
  refusal text,
  message text,
  done_at timestamptz,
  primary key (bulk, place),
  unique (bulk, subject),
  check ((state = 'waiting') = (done_at is null)),
  check ((state = 'refused') = (refusal is not null))
);
create index bulk_row_by_state on bulk_row (bulk, state, place);
