-- Authorities of identity services, made at the first start, and the keys that they have certified for people.
create table authorities (
  name         text primary key,
  private_key  text not null,
  certificate  text not null
);

create table certified_keys (
  authority    text not null references authorities (name),
  serial       text not null,
  private_key  text not null,
  certificate  text not null,
  primary key (authority, serial)
);

-- What services have asked phones: whom, under which code, and what the phone answered.
create table phone_requests (
  id           text primary key,
  app          text not null,
  person       text,
  code         text not null,
  message      text not null,
  asked        jsonb not null,
  answer       text,
  reply        jsonb,
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index phone_requests_by_time on phone_requests (created_at desc);
