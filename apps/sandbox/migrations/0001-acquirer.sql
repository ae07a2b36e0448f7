-- Cards that the acquirer holds. The number is not kept: a test card is known by its key, a card by its fingerprint.
create table cards (
  token       text primary key,
  test_card   text not null,
  brand       text not null,
  last4       text not null check (last4 ~ '^[0-9]{4}$'),
  expiry      text not null check (expiry ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  funding     text not null check (funding in ('debit', 'credit', 'prepaid')),
  country     text not null,
  holder      text not null,
  fingerprint text not null,
  saved       boolean not null,
  created_at  timestamptz not null
);

-- The state is a tagged union in `state`; the columns beside it are what is asked for.
create table payments (
  id              text primary key,
  reference       text not null unique,
  client_secret   text not null,
  state           jsonb not null,
  status          text not null generated always as (state ->> 'status') stored,
  amount          bigint not null check (amount > 0),
  currency        text not null,
  captured_amount bigint not null default 0 check (captured_amount >= 0),
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and captured_amount),
  fee             bigint,
  save_card       boolean not null,
  is_stored       boolean not null,
  card_token      text references cards,
  parent_origin   text not null,
  notice_url      text not null,
  language        text not null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  due_at          timestamptz
);
create index payments_due on payments (due_at) where due_at is not null;
create index payments_by_time on payments (created_at desc);
create index payments_by_transaction on payments ((state -> 'ids' ->> 'threeDSServerTransID'));

create table refunds (
  id         text primary key,
  payment_id text not null references payments,
  reference  text not null,
  amount     bigint not null check (amount > 0),
  status     text not null check (status in ('succeeded', 'failed')),
  created_at timestamptz not null,
  unique (payment_id, reference)
);

create table disputes (
  id         text primary key,
  payment_id text not null unique references payments,
  amount     bigint not null check (amount > 0),
  reason     text not null,
  status     text not null check (status in ('open', 'won', 'lost')),
  created_at timestamptz not null
);

create table payouts (
  id           text primary key,
  reference    text not null unique,
  status       text not null check (status in ('processing', 'paid', 'failed', 'returned')),
  failure_code text,
  amount       bigint not null check (amount > 0),
  currency     text not null,
  card_token   text not null references cards,
  notice_url   text not null,
  created_at   timestamptz not null,
  due_at       timestamptz
);
create index payouts_due on payouts (due_at) where due_at is not null;

create table statement_lines (
  id        text primary key,
  type      text not null check (type in ('payment', 'refund', 'chargeback', 'chargebackReversed', 'payout', 'payoutReturned')),
  reference text not null,
  amount    bigint not null check (amount > 0),
  fee       bigint not null check (fee >= 0),
  currency  text not null,
  at        timestamptz not null
);
create index statement_lines_by_time on statement_lines (at, id);

-- Each row is one notice on its way; an event that is sent again is another row with the same event.
create table notices (
  id          bigint generated always as identity primary key,
  event_id    text not null,
  type        text not null,
  about       text not null,
  url         text not null,
  body        text not null,
  copies      integer not null default 1 check (copies > 0),
  created_at  timestamptz not null,
  next_at     timestamptz,
  attempts    integer not null default 0,
  outcome     text not null default 'waiting' check (outcome in ('waiting', 'delivered', 'dropped', 'givenUp')),
  last_answer text
);
create index notices_due on notices (next_at) where next_at is not null;
create index notices_about on notices (about, id);

create table idempotent_calls (
  key        text primary key,
  call       text not null,
  body_hash  text not null,
  status     integer not null,
  answer     json not null,
  created_at timestamptz not null
);

-- One row: how the acquirer behaves where nothing else is said.
create table defaults (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);
insert into defaults (settings) values ('{}');
