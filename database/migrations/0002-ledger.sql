-- The ledger: one row per wallet, append-only postings and transfers, holds, caps, and one posting function.
-- Design: docs/operate/ledger.md. Every key begins with the shard (0 to 255), which follows from the player.

create table wallet (
  shard smallint not null check (shard between 0 and 255),
  player bigint not null check (player >= 0),
  currency text not null,
  cash bigint not null default 0,
  reserve bigint not null default 0,
  held bigint not null default 0,
  promo bigint not null default 0,
  betting_bonus bigint not null default 0,
  live_bonus bigint not null default 0,
  cashback bigint not null default 0,
  saving bigint not null default 0,
  in_play_cash bigint not null default 0,
  in_play_bonus bigint not null default 0,
  pending_withdrawal bigint not null default 0,
  seq bigint not null default 0,
  -- The limits door, written by the limits feature: why a bet or a deposit is refused now, and until when this is known.
  bet_gate text,
  deposit_gate text,
  gate_until timestamptz not null default '-infinity',
  max_balance bigint,
  -- What is used of the caps in their running windows (daily, weekly, monthly; null where there is no such cap), and what is
  -- promised to running deposit attempts. It stands here and not beside the caps so that a bet writes no further row.
  deposit_used bigint[] check (array_length(deposit_used, 1) = 3 and 0 <= all (deposit_used)),
  deposit_reserved bigint not null default 0,
  -- Net loss may be below zero while the player is ahead.
  loss_used bigint[] check (array_length(loss_used, 1) = 3),
  wager_used bigint[] check (array_length(wager_used, 1) = 3 and 0 <= all (wager_used)),
  -- The one game session that may place bets.
  game_session text,
  primary key (shard, player, currency),
  -- One constraint for all of them: each is read anew for every statement that writes here.
  constraint nothing_below_zero check (least(cash, reserve, held, promo, betting_bonus, live_bonus, cashback, saving, in_play_cash,
    in_play_bonus, pending_withdrawal, seq, max_balance, deposit_reserved) >= 0)
) with (fillfactor = 60);

create table posting (
  shard smallint not null,
  id text not null check (id <> ''),
  player bigint not null,
  currency text not null,
  kind text not null,
  reason_ref text not null,
  request_hash text not null,
  outcome text not null check (outcome in ('posted', 'refused')),
  refusal jsonb check ((refusal is null) = (outcome = 'posted')),
  booked_at timestamptz not null,
  happened_at timestamptz not null,
  -- Null for what moved no money: a refusal, an allowance.
  first_seq bigint check (first_seq is null or outcome = 'posted'),
  primary key (shard, id)
);

create table transfer (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  seq bigint not null check (seq > 0),
  leg smallint not null check (leg > 0),
  posting text not null,
  debit text not null,
  credit text not null check (credit <> debit),
  amount bigint not null check (amount > 0),
  debit_after bigint check (debit_after >= 0),
  credit_after bigint check (credit_after >= 0),
  booked_at timestamptz not null,
  primary key (shard, player, currency, seq, leg)
);

create trigger posting_is_append_only before update or delete or truncate on posting for each statement execute function refuse_change();
create trigger transfer_is_append_only before update or delete or truncate on transfer for each statement execute function refuse_change();

-- What is set aside, with its owner. Round: stakes in play. Withdrawal: money on its way out.
-- Deposit: allowance of a running attempt. Held: money received that may not be credited yet.
create table hold (
  shard smallint not null,
  id text not null,
  player bigint not null,
  currency text not null,
  kind text not null check (kind in ('round', 'withdrawal', 'deposit', 'held')),
  owner_ref text not null,
  amount bigint not null,
  cash bigint not null default 0,
  bonus bigint not null default 0,
  bucket text,
  staked bigint not null default 0,
  won bigint not null default 0,
  -- What of these was bonus: limits count cash only.
  bonus_staked bigint not null default 0,
  bonus_won bigint not null default 0,
  state text not null check (state in ('open', 'closed')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- When a deposit, or money that was held, began to count against the deposit limits. Apart from closed_at, so that the end of a
  -- round changes nothing that is indexed and the row stays in its place.
  counted_at timestamptz,
  expires_at timestamptz,
  -- Of one wallet: at a table many players share the studio's name of a round.
  primary key (shard, player, currency, id),
  constraint nothing_below_zero check (least(amount, cash, bonus, bonus_staked, staked - bonus_staked, bonus_won, won - bonus_won) >= 0)
) with (fillfactor = 80);
-- Both are partial so that the posting function, which looks holds up by their key, can never be planned to walk a player's whole history.
create index hold_rounds on hold (shard, player, currency, opened_at) where kind = 'round';
create index hold_deposits on hold (shard, player, currency, counted_at) where counted_at is not null;

-- The limits of one type that are in force in their running windows; arrays by period: daily, weekly, monthly, null where there is none.
create table cap (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  type text not null check (type in ('deposit', 'loss', 'wager')),
  amount bigint[] not null check (array_length(amount, 1) = 3 and 0 <= all (amount)),
  window_start timestamptz[] not null check (array_length(window_start, 1) = 3),
  window_end timestamptz[] not null check (array_length(window_end, 1) = 3),
  -- The first moment at which a window turns or a rule changes: from then on the caps are stale.
  valid_until timestamptz not null,
  source text[] not null check (array_length(source, 1) = 3),
  primary key (shard, player, currency, type)
);

-- Turnover of house accounts by day, rolled up behind the write path.
create table house_day (
  shard smallint not null,
  account text not null,
  currency text not null,
  day date not null,
  debit bigint not null,
  credit bigint not null,
  primary key (shard, account, currency, day)
);

create function wallet_open(in_shard smallint, in_player bigint, in_currency text) returns void
language sql security definer set search_path = public as $$
  insert into wallet (shard, player, currency) values (in_shard, in_player, in_currency) on conflict do nothing;
$$;

create function wallet_game_session(in_shard smallint, in_player bigint, in_currency text, in_session text) returns void
language sql security definer set search_path = public as $$
  update wallet set game_session = in_session where shard = in_shard and player = in_player and currency = in_currency;
$$;

create function wallet_lock(in_shard smallint, in_player bigint, in_currency text) returns void
language sql security definer set search_path = public as $$
  select 1 from wallet where shard = in_shard and player = in_player and currency = in_currency for update;
$$;
