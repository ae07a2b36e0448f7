-- Who may write in the rooms: a nickname that its player has chosen. `folded` is what its look-alikes have in common, so that
-- nobody passes for somebody else.
create table chat_names (
  owner       text primary key,
  nickname    text not null,
  folded      text not null unique,
  chosen_at   timestamptz not null,
  used_at     timestamptz not null,
  must_rename boolean not null default false
);
create index chat_names_by_use on chat_names (used_at);

-- Nicknames that the house has taken away: nobody chooses them again.
create table chat_barred_names (
  folded    text primary key,
  barred_at timestamptz not null
);

-- What the house has decided about a player last. Whoever has neither a time nor `for_good` may write again.
create table chat_mutes (
  owner      text primary key,
  until      timestamptz,
  for_good   boolean not null,
  decided_at timestamptz not null
);

-- The key makes a message that is sent again the same one. `reports_seen_at`: the house has left it there, whatever was
-- reported until then.
create table chat_messages (
  id              bigint primary key generated always as identity,
  game_id         text not null,
  shared_round    integer,
  owner           text not null,
  message_key     text not null,
  nickname        text not null,
  text            text not null check (length(text) between 1 and 500),
  folded          text not null,
  written_at      timestamptz not null,
  removed_at      timestamptz,
  reports_seen_at timestamptz,
  unique (owner, message_key)
);
create index chat_messages_by_room on chat_messages (game_id, id desc) where removed_at is null;
create index chat_messages_by_owner on chat_messages (owner, written_at desc);
create index chat_messages_by_time on chat_messages (written_at);

create table chat_reports (
  message     bigint not null references chat_messages on delete cascade,
  owner       text not null,
  reported_at timestamptz not null,
  primary key (message, owner)
);

-- Whose messages a player does not want to see.
create table chat_hidden (
  owner     text not null,
  hidden    text not null,
  hidden_at timestamptz not null,
  primary key (owner, hidden)
);
create index chat_hidden_by_hidden on chat_hidden (hidden);

-- The blocked words of the house, as the platform has told them last.
create table chat_words (
  only_row boolean primary key default true check (only_row),
  version  integer not null check (version >= 0),
  words    jsonb not null,
  told_at  timestamptz not null
);
