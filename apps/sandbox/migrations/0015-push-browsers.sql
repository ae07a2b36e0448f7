-- A push service and the browsers that it delivers to: their keys stay here, so that what was sealed for them can be read.
create table push_browsers (
  id            text primary key,
  private_key   text not null,
  auth          text not null,
  gone          boolean not null default false,
  made_at       timestamptz not null
);

create table push_messages (
  id            text primary key,
  browser       text not null references push_browsers on delete cascade,
  sender        text not null,
  text          text not null,
  ttl           integer not null,
  received_at   timestamptz not null
);
create index push_messages_by_time on push_messages (received_at desc);
