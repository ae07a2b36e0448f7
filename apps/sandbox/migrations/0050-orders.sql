-- Payments at providers whose protocols are alike: an order that a merchant asks for, and what happens to it, one event after another.
create table orders (
  id          bigint primary key generated always as identity (start with 500113),
  protocol    text not null,
  reference   text not null,
  -- The last part of addresses at which it is shown; hard to guess.
  secret      text not null unique,
  state       text not null default 'open',
  -- What is paid for, as the protocol writes it, and all else that the merchant said.
  amount      text not null,
  currency    text not null,
  asked       jsonb not null,
  notice_url  text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz,
  unique (protocol, reference)
);

-- What happens to an order. It is told until the merchant has taken it; `silent` happens without being told.
create table order_events (
  id          bigint primary key generated always as identity (start with 9000017),
  order_id    bigint not null references orders (id),
  event       text not null,
  details     jsonb not null default '{}',
  due_at      timestamptz not null,
  happened_at timestamptz,
  silent      boolean not null default false,
  next_at     timestamptz,
  attempts    integer not null default 0,
  outcome     text not null default 'waiting' check (outcome in ('waiting', 'delivered', 'silent', 'givenUp')),
  last_answer text
);
create index order_events_due on order_events (next_at) where next_at is not null;
create index order_events_by_order on order_events (order_id);
