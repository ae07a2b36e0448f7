-- Orders at Trustly: what a merchant has asked for, and what whoever stood before the bank has answered.
create table trustly_orders (
  id                bigint primary key generated always as identity (start with 2190971587),
  address           text not null unique,
  method            text not null,
  message_id        text not null unique,
  notification_url  text not null,
  attributes        jsonb not null,
  state             text not null default 'open' check (state in ('open', 'approved', 'refused')),
  person            text,
  created_at        timestamptz not null
);

-- Notifications on their way to the merchant; one is sent until its signed reply says OK.
create table trustly_notices (
  id           bigint primary key generated always as identity (start with 35673567),
  order_id     bigint not null references trustly_orders (id),
  method       text not null,
  uuid         text not null,
  data         jsonb not null,
  created_at   timestamptz not null,
  next_at      timestamptz,
  attempts     integer not null default 0,
  outcome      text not null default 'waiting' check (outcome in ('waiting', 'delivered', 'givenUp')),
  last_answer  text
);
create index trustly_notices_due on trustly_notices (next_at) where next_at is not null;
create index trustly_notices_by_order on trustly_notices (order_id);
