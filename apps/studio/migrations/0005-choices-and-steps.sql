-- What a player chose with the bet, what they did in the round since, and what that added to the stake. `raises` counts
-- the further bets that were tried, so that each has an id of its own.
alter table rounds
  add column choice jsonb,
  add column acts   jsonb not null default '[]' check (jsonb_typeof(acts) = 'array'),
  add column raised bigint not null default 0 check (raised >= 0),
  add column raises integer not null default 0 check (raises >= 0),
  add column acted_at timestamptz;

-- A round that waits for its player holds up no other game, but its own.
create unique index rounds_in_steps on rounds (owner, split_part(game_id, '.', 1))
  where shared_round is null and (status in ('playing', 'raising', 'lowering') or status = 'alarm' and state ? 'seen');
create index rounds_left_alone on rounds (coalesce(acted_at, created_at)) where status = 'playing';
