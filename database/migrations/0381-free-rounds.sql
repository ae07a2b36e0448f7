-- Free rounds that are played: how many of an award are left is counted by the ledger, in the posting of the round.

create table free_round_award (
  shard smallint not null,
  id text not null,
  -- The bonus that brought it: its campaign's version says in which games it is played.
  grant_id text not null,
  player bigint not null,
  currency text not null,
  -- Games by the names of their addresses.
  games text[] not null check (cardinality(games) > 0),
  -- What one round is played for, in minor units, of which nothing is staked.
  value bigint not null check (value > 0),
  given integer not null check (given > 0),
  remaining integer not null,
  -- Rounds that have begun and are not over.
  open integer not null default 0 check (open >= 0),
  -- What was credited, at most max_won, in minor units.
  won bigint not null default 0 check (won >= 0),
  max_won bigint check (max_won > 0),
  -- How often a win is wagered, in ten-thousandths. Null: a win is cash. With it rounds are played while their bonus is the active one, and
  -- end with it.
  factor bigint check (factor > 0),
  -- What wins have added to the requirement of the bonus, in minor units.
  required bigint not null default 0 check (required >= 0),
  given_at timestamptz not null,
  until timestamptz,
  state text not null default 'active' check (state in ('active', 'paused', 'played', 'forfeited', 'expired', 'cancelled', 'undone', 'declined')),
  paused_at timestamptz,
  ended_at timestamptz,
  primary key (shard, id),
  foreign key (shard, grant_id) references bonus_grant (shard, deposit),
  check (remaining between 0 and given and open <= given - remaining),
  check (won <= max_won),
  constraint nothing_left_when_played check (state <> 'played' or remaining = 0),
  constraint paused_since check ((state = 'paused') = (paused_at is not null)),
  constraint ended_since check ((state not in ('active', 'paused')) = (ended_at is not null))
);
create index free_round_award_running on free_round_award (shard, player, currency) where state in ('active', 'paused');
create index free_round_award_of_grant on free_round_award (shard, grant_id);
create index free_round_award_of_player on free_round_award (shard, player, currency, given_at);
create trigger witness after insert or update or delete on free_round_award for each row execute function bear_witness('id', 'shard');

create table free_round_event (
  shard smallint not null,
  award text not null,
  n integer not null check (n > 0),
  kind text not null check (kind in ('given', 'won', 'back', 'paused', 'resumed', 'played', 'forfeited', 'expired', 'cancelled', 'undone', 'restored', 'declined')),
  -- Of `won` what was credited, in minor units.
  amount bigint not null default 0 check (amount >= 0),
  posting text,
  at timestamptz not null,
  actor text not null,
  primary key (shard, award, n),
  foreign key (shard, award) references free_round_award (shard, id)
);
create trigger free_round_event_is_append_only before update or delete or truncate on free_round_event for each statement execute function refuse_change();
create trigger witness after insert or update or delete on free_round_event for each row execute function bear_witness('award', 'n', 'shard');

-- The award that a round was played from, without a stake; null again once it was rolled back.
alter table hold add column free_rounds text;

update posting_kind set operations = operations || '{freeRound}' where kind = 'casino';
delete from witness where place = 'posting_kind';
insert into witness (place, key, digest) select 'posting_kind', row_key(x, array['kind']), row_digest(x) from posting_kind x;
