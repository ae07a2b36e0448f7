-- What was played and paid in, by day, without persons: forecasts of campaigns are made from it.

-- The rounds that closed on a day (UTC), from the feed of closed rounds. The arrays go by what a round paid for each unit staked:
-- how many rounds, what they staked and what they paid (apps/server/src/play/campaign-forecast/multiples.ts names the steps).
create table game_day (
  day date not null,
  game integer not null,
  currency text not null,
  rounds bigint[] not null,
  staked bigint[] not null,
  won bigint[] not null,
  primary key (day, game, currency)
);

-- The deposits that were credited on a day (UTC): the players' how manieth (5: the fifth or a later one), and of what size (step: four
-- to each power of ten).
create table deposit_day (
  day date not null,
  country text not null,
  currency text not null,
  method integer not null,
  nth smallint not null check (nth between 1 and 5),
  step smallint not null,
  deposits integer not null check (deposits > 0),
  amount bigint not null check (amount > 0),
  primary key (day, country, currency, method, nth, step)
);
