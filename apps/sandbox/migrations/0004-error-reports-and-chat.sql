-- What the product sends to services of the outside: reports of broken pages, and what visitors write in the live chat.
create table error_reports (
  id            text primary key,
  project       text not null,
  sender        text not null,
  message       text not null,
  event         jsonb not null,
  received_at   timestamptz not null
);
create index error_reports_by_time on error_reports (received_at desc);

create table chat_messages (
  id            text primary key,
  license       text not null,
  name          text not null,
  email         text not null,
  message       text not null,
  received_at   timestamptz not null
);
create index chat_messages_by_time on chat_messages (received_at desc);
