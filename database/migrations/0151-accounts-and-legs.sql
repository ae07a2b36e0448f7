-- What the house's accounts are, and what each kind of posting may move between which of them. The posting function looks here: what
-- does not stand here does not move.

-- A kind of account is what its code says before the colon.
create table account_kind (
  kind text primary key,
  owner text not null check (owner in ('player', 'house')),
  -- What a code of this kind looks like.
  pattern text not null,
  about text not null
);
insert into account_kind (kind, owner, pattern, about) values
  ('cash', 'player', '^cash$', 'to play with and to withdraw'),
  ('reserve', 'player', '^reserve$', 'won above the max balance: to withdraw, not to play with'),
  ('held', 'player', '^held$', 'received and not creditable yet'),
  ('promo', 'player', '^promo$', 'bonus for games'),
  ('betting_bonus', 'player', '^betting_bonus$', 'bonus for bets on sports'),
  ('live_bonus', 'player', '^live_bonus$', 'bonus for live games'),
  ('cashback', 'player', '^cashback$', 'given back of what was lost'),
  ('saving', 'player', '^saving$', 'saved up'),
  ('in_play_cash', 'player', '^in_play_cash$', 'staked in open rounds'),
  ('in_play_bonus', 'player', '^in_play_bonus$', 'staked in open rounds out of a bonus'),
  ('pending_withdrawal', 'player', '^pending_withdrawal$', 'asked for and not sent yet'),
  ('receivable', 'house', '^receivable:[a-z0-9-]+$', 'what a payment provider owes us'),
  ('suspense', 'house', '^suspense:[a-z0-9-]+$', 'money that came by a provider and is nobody''s yet'),
  ('payouts', 'house', '^payouts:[a-z0-9-]+$', 'under way to players by a provider'),
  ('float', 'house', '^float:[a-z0-9-]+$', 'what a provider pays out from'),
  ('gaming', 'house', '^gaming:[a-z0-9-]+:[a-z0-9-]+$', 'what games of a product of a studio have won and lost: gaming:slots:orchard'),
  ('bonus', 'house', '^bonus:[A-Za-z]+$', 'what a kind of bonus has cost'),
  ('fees', 'house', '^fees$', 'fees that players paid'),
  ('position', 'house', '^position$', 'what we hold of a currency that was paid in another than the wallet''s'),
  ('debt', 'house', '^debt$', 'what players owe us');

-- Every account that is there. Players' buckets stand under their own name.
create table account (
  code text primary key,
  kind text not null generated always as (split_part(code, ':', 1)) stored references account_kind
);
insert into account (code)
  select kind as code from account_kind where pattern = '^' || kind || '$'
  union select code from (select distinct debit from transfer union select distinct credit from transfer) moved (code)
    where split_part(code, ':', 1) in (select kind from account_kind);

-- What a kind of posting is done by, and which holds it may open or end.
create table posting_kind (
  kind text primary key,
  operations text[] not null,
  holds text[] not null default '{}',
  about text not null
);
insert into posting_kind (kind, operations, holds, about) values
  ('casino', '{bet,betWin,win,rollback}', '{round}', 'play: what happens in a round'),
  ('allowance', '{allow,release}', '{deposit}', 'room within the limits, promised to a deposit'),
  ('deposit', '{move}', '{deposit,held}', 'a deposit is credited'),
  ('held', '{move}', '{held}', 'what was received stays held until it may be credited'),
  ('refund', '{take}', '{}', 'a deposit was sent back'),
  ('chargeback', '{take}', '{}', 'a payer took a deposit back'),
  ('chargebackReversed', '{move}', '{}', 'a chargeback was won'),
  ('conversion', '{move}', '{}', 'the side of a deposit in the currency that was paid'),
  ('bonus', '{move,take}', '{}', 'a bonus is given or taken back'),
  ('maxBalance', '{move}', '{}', 'cash and reserve are brought in line with the max balance'),
  ('withdrawal', '{move}', '{withdrawal}', 'a withdrawal is asked for, sent and paid'),
  ('withdrawalCancelled', '{move}', '{withdrawal}', 'a withdrawal ended before it was sent'),
  ('withdrawalReturned', '{move}', '{}', 'a payout failed or came back'),
  ('suspense', '{move}', '{}', 'money came that is nobody''s yet, or went back'),
  ('suspenseDecision', '{move,take}', '{deposit}', 'it was decided whose money in suspense is');

-- Which legs a kind of posting may have, by the kinds of the accounts.
create table posting_leg (
  kind text not null references posting_kind,
  debit text not null references account_kind,
  credit text not null references account_kind,
  -- Without it the leg is refused: a withdrawal of this wallet, which the posting is about, by the provider that the account names.
  needs text check (needs = 'withdrawal'),
  primary key (kind, debit, credit)
);
insert into posting_leg (kind, debit, credit)
  select 'casino', bucket, 'in_play_bonus' from unnest(array['promo', 'betting_bonus', 'live_bonus']) bucket
  union all select 'casino', 'in_play_bonus', bucket from unnest(array['promo', 'betting_bonus', 'live_bonus', 'gaming']) bucket
  union all select 'casino', 'gaming', bucket from unnest(array['cash', 'reserve', 'promo', 'betting_bonus', 'live_bonus']) bucket
  union all values ('casino', 'cash', 'in_play_cash'), ('casino', 'in_play_cash', 'cash'), ('casino', 'in_play_cash', 'gaming'), ('casino', 'cash', 'gaming')
  union all select 'deposit', source, target from unnest(array['receivable', 'position']) source, unnest(array['cash', 'held', 'fees']) target
  union all values ('deposit', 'held', 'cash')
  union all select kind, source, target from unnest(array['refund', 'chargeback']) kind, unnest(array['cash', 'reserve', 'debt']) source,
    unnest(array['receivable', 'position']) target
  union all select 'chargebackReversed', source, target from unnest(array['receivable', 'position']) source, unnest(array['cash', 'reserve', 'debt']) target
  union all values ('chargebackReversed', 'receivable', 'suspense'), ('conversion', 'receivable', 'position'), ('conversion', 'position', 'receivable')
  union all select 'bonus', 'bonus', bucket from unnest(array['promo', 'betting_bonus', 'live_bonus', 'cash', 'saving', 'cashback']) bucket
  union all select 'bonus', bucket, 'bonus' from unnest(array['promo', 'betting_bonus', 'live_bonus', 'cash', 'saving', 'cashback', 'reserve', 'debt']) bucket
  union all values ('maxBalance', 'cash', 'reserve'), ('maxBalance', 'reserve', 'cash'),
    ('withdrawal', 'cash', 'pending_withdrawal'), ('withdrawal', 'reserve', 'pending_withdrawal'), ('withdrawalCancelled', 'pending_withdrawal', 'cash'),
    ('suspense', 'receivable', 'suspense'), ('suspense', 'suspense', 'receivable')
  union all select 'suspenseDecision', source, target from unnest(array['cash', 'reserve', 'debt']) source, unnest(array['suspense', 'receivable']) target
  union all values ('suspenseDecision', 'suspense', 'cash'), ('suspenseDecision', 'receivable', 'cash'), ('suspenseDecision', 'suspense', 'receivable'),
    ('suspenseDecision', 'receivable', 'suspense');
insert into posting_leg (kind, debit, credit, needs) values
  ('withdrawal', 'pending_withdrawal', 'payouts', 'withdrawal'),
  ('withdrawal', 'pending_withdrawal', 'fees', 'withdrawal'),
  ('withdrawal', 'payouts', 'float', 'withdrawal'),
  ('withdrawal', 'float', 'payouts', 'withdrawal'),
  ('withdrawalReturned', 'payouts', 'cash', 'withdrawal'),
  ('withdrawalReturned', 'fees', 'cash', 'withdrawal');

-- What a game is in the books: its lobby groups are for players and change.
alter table game add column product text not null default 'casino' check (product ~ '^[a-z0-9-]+$');
update game set product = case
  when studio_game = 'orchard-poker' or 'poker' = any (more_groups) then 'poker'
  when 'live' = any (more_groups) then 'live'
  else coalesce(game_group, 'casino') end;
insert into account (code) select distinct 'gaming:' || product || ':' || studio from game on conflict do nothing;

-- The house account that a round is settled with. Rounds that were open before accounts were told apart have none: gaming:casino.
alter table hold add column account text;
insert into account (code) values ('gaming:casino') on conflict do nothing;
