-- How often a player wants to be shown how long and with what result they have played; without a row the country's rules decide.
create table reality_check_choice (
  shard smallint not null,
  player bigint not null,
  every_minutes integer check (every_minutes > 0),
  chosen_at timestamptz not null,
  primary key (shard, player)
);

-- What players did with the checks that they were shown: the proof that they were, and from when the next one counts.
create table reality_check (
  id bigint generated always as identity primary key,
  shard smallint not null,
  player bigint not null,
  at timestamptz not null,
  then_did text not null check (then_did in ('continue', 'history', 'leave'))
);
create index reality_check_by_player on reality_check (shard, player, at desc);
create trigger reality_check_is_append_only before update or delete or truncate on reality_check for each statement execute function refuse_change();
