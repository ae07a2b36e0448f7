-- Jackpots of reels: a game's own outcome wins them.

-- The outcomes of a studio's games that can win a jackpot, as its listing names them: what players read, by language, and how likely one
-- round gives it, an exact fraction.
create table game_outcome (
  studio text not null,
  studio_game text not null,
  outcome text not null check (outcome ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  names jsonb not null,
  chance_of numeric not null check (chance_of > 0),
  chance_in numeric not null check (chance_in >= chance_of),
  told_at timestamptz not null,
  primary key (studio, studio_game, outcome)
);
create trigger witness after insert or update or delete on game_outcome for each row execute function bear_witness('outcome', 'studio', 'studio_game');

-- A round that gave such an outcome, written with the booking of its win: once, and for own money that was staked.
create table jackpot_hit (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  outcome text not null,
  -- The posting that closed the round, and its place in the wallet's movements.
  posting text not null,
  seq bigint not null,
  primary key (shard, player, currency, round)
);
create trigger jackpot_hit_is_append_only before update or delete or truncate on jackpot_hit for each statement execute function refuse_change();
create trigger witness after insert or update or delete on jackpot_hit for each row execute function bear_witness('currency', 'player', 'round', 'shard');

-- Reels promise by the seeds of their game: a draw that they win has no secret of its own. A round wins a pot once.
alter table jackpot_draw alter commitment drop not null, drop constraint jackpot_draw_kind_check, drop constraint jackpot_draw_check,
  add check (kind in ('mustHitBy', 'random', 'reels', 'lastDay')),
  add constraint jackpot_draw_promise check (case when kind = 'reels' then num_nonnulls(commitment, sealed_secret, secret) = 0
    else commitment is not null and (ended_at is null) = (secret is null) and (secret is null) = (sealed_secret is not null) end);
create unique index jackpot_draw_by_round on jackpot_draw (jackpot, shard, player, round) where round is not null;
