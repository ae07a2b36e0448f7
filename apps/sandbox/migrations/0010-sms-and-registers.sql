-- Messages to phones that the product has handed over.
create table sms_messages (
  id              text primary key,
  idempotency_key text unique,
  sender          text not null,
  recipient       text not null,
  text            text not null,
  received_at     timestamptz not null
);
create index sms_messages_by_time on sms_messages (received_at desc);

-- People in the registers of exclusions: by national id, or by last name and birth date; `previously` was lifted.
create table exclusions (
  id            text primary key,
  register      text not null check (register in ('spelpaus', 'gamstop', 'cruks')),
  person        text not null,
  previously    boolean not null,
  unique (register, person)
);
-- Whether a register answers; every question that came, without the person.
create table register_faults (
  register      text primary key,
  away          boolean not null
);
create table register_questions (
  id            text primary key,
  register      text not null,
  answer        text not null,
  asked_at      timestamptz not null
);
create index register_questions_by_time on register_questions (asked_at desc);
