-- What games return, held against what they are to return.

-- What a studio's listing says a game returns of all that is staked: the least and the most, exact fractions. The deviation of a round, in
-- stakes, where rounds are independent of each other; the least and the most of it where players choose.
create table game_return (
  studio text not null,
  studio_game text not null,
  least_of numeric not null check (least_of >= 0),
  least_in numeric not null check (least_in > 0),
  most_of numeric not null check (most_of >= 0),
  most_in numeric not null check (most_in > 0),
  deviation_least numeric check (deviation_least >= 0),
  deviation_most numeric check (deviation_most >= deviation_least),
  -- The first day (UTC) that it holds for: the day after another one was told. Null: as long as we know the game.
  since date,
  told_at timestamptz not null,
  primary key (studio, studio_game),
  check (least_of * most_in <= most_of * least_in),
  check ((deviation_least is null) = (deviation_most is null))
);

-- The rounds that closed on a day (UTC), from the feed of closed rounds: sums in minor units, and of their squares. The arrays have the 24
-- hours of the day; what follows them sums the squares of their hours, for rounds that are decided together.
create table game_return_day (
  game integer not null,
  currency text not null,
  day date not null,
  rounds bigint not null,
  staked bigint not null,
  won bigint not null,
  staked_squared numeric not null,
  won_staked numeric not null,
  won_squared numeric not null,
  hours_staked bigint[] not null check (cardinality(hours_staked) = 24),
  hours_won bigint[] not null check (cardinality(hours_won) = 24),
  hours_staked_squared numeric not null,
  hours_won_staked numeric not null,
  hours_won_squared numeric not null,
  primary key (game, currency, day)
);

-- The games whose return lies outside of its band, and what somebody said to it.
create table game_return_alarm (
  game integer primary key references game (id),
  since timestamptz not null,
  -- Of how many days the return is that lies furthest outside; null: of all that is known.
  days smallint,
  grade text not null check (grade in ('alarm', 'proposal')),
  side text not null check (side in ('above', 'below')),
  -- How many standard errors it lies away from what is stated.
  errors double precision not null,
  judged_at timestamptz not null,
  dismissed_at timestamptz,
  dismissed_by text,
  dismissed_grade text check (dismissed_grade in ('alarm', 'proposal')),
  dismissed_errors double precision,
  check (num_nulls(dismissed_at, dismissed_by, dismissed_grade, dismissed_errors) in (0, 4))
);
