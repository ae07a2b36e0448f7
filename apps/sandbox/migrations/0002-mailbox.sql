create table mails (
  id            text primary key,
  sender        text not null,
  recipients    text[] not null,
  subject       text not null,
  text          text not null,
  html          text,
  source        bytea not null,
  received_at   timestamptz not null
);
create index mails_by_time on mails (received_at desc);
create index mails_by_recipient on mails using gin (recipients);
