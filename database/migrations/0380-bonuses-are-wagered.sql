-- Bonuses are wagered: one grant of a wallet is active, its requirement stands on the wallet's row, and what happened to a grant is a list
-- of events that is only ever added to.

-- What a bet is counted for, on the row that a bet writes anyway; all null without an active grant. `wager_done` and `hold.wagered` are in
-- ten-thousandths of a minor unit.
alter table wallet
  add column bonus_grant text,
  add column wager_required bigint check (wager_required >= 0),
  add column wager_done bigint check (wager_done >= 0),
  add column bonus_max_stake bigint check (bonus_max_stake >= 0),
  add column bonus_min_stake bigint check (bonus_min_stake >= 0),
  -- What may still become cash of promo, betting bonus and live bonus; an element that is null has no bound.
  add column bonus_caps bigint[] check (array_length(bonus_caps, 1) = 3),
  add column bonus_until timestamptz,
  -- What comes as cash once the requirement is met, where own money is wagered first.
  add column bonus_award bigint check (bonus_award > 0),
  add constraint a_grant_is_there_as_a_whole check (
    bonus_grant is null and num_nonnulls(wager_required, wager_done, bonus_max_stake, bonus_min_stake, bonus_caps, bonus_until, bonus_award) = 0
    or bonus_grant is not null and num_nonnulls(wager_required, wager_done, bonus_min_stake) = 3);

-- The grant that a round was played under, and what it will have counted when it closes.
alter table hold add column grant_id text, add column wagered bigint check (wagered >= 0);
-- What one bet will have counted; of its rollback the same below zero.
alter table posting add column weighted bigint check (weighted <> 0);

-- The state says whether the award stands; where there is something to wager, `wager_state` says where that stands. It is what the grant's
-- events come to. While a grant is active, what it has wagered and may still convert stands on the wallet's row.
alter table bonus_grant rename column turnover_done to wagered;
alter table bonus_grant
  add column source text not null default 'deposit' check (source in ('deposit', 'code', 'registration', 'operator', 'cashback', 'race', 'level')),
  add column wager_state text check (wager_state in
    ('waiting', 'active', 'paused', 'completed', 'used', 'forfeited', 'expired', 'cancelled', 'undone', 'declined')),
  add column queue_place integer,
  add column max_stake bigint check (max_stake >= 0),
  add column min_stake bigint not null default 0 check (min_stake >= 0),
  add column award_due bigint check (award_due > 0),
  add column caps bigint[] check (array_length(caps, 1) = 3),
  add column activated_at timestamptz,
  add column paused_at timestamptz,
  add column closing_since timestamptz;
create unique index bonus_grant_active on bonus_grant (shard, player, currency) where wager_state = 'active';
create index bonus_grant_due on bonus_grant (expires_at) where wager_state in ('waiting', 'active');
create index bonus_grant_paused on bonus_grant (paused_at) where wager_state = 'paused';

create table grant_event (
  shard smallint not null,
  deposit text not null,
  n integer not null check (n > 0),
  kind text not null check (kind in ('granted', 'activated', 'paused', 'resumed', 'amended', 'closing', 'completed', 'used', 'forfeited', 'expired',
    'cancelled', 'undone', 'declined', 'late', 'freeWin')),
  -- Minor units: what was given, what became cash, what went back to the house; of `amended` the new requirement.
  given bigint not null default 0 check (given >= 0),
  converted bigint not null default 0 check (converted >= 0),
  returned bigint not null default 0 check (returned >= 0),
  required bigint check (required >= 0),
  posting text,
  at timestamptz not null,
  actor text not null,
  primary key (shard, deposit, n),
  foreign key (shard, deposit) references bonus_grant (shard, deposit)
);
create index grant_event_by_posting on grant_event (shard, posting) where posting is not null;
create trigger grant_event_is_append_only before update or delete or truncate on grant_event for each statement execute function refuse_change();
create trigger witness after insert or update or delete on grant_event for each row execute function bear_witness('deposit', 'n', 'shard');

-- Until now bonuses piled up in their buckets, and nothing of them was wagered: the newest of a wallet stands for all that is there.
with played as (
  select g.shard, g.deposit, g.player, g.currency, g.granted_at, g.ended_at, g.state, sum(a.given) as given, max(w.promo + w.betting_bonus + w.live_bonus + w.in_play_bonus) as there,
    row_number() over (partition by g.shard, g.player, g.currency order by g.ended_at is null and g.state = 'granted' desc, g.granted_at desc, g.deposit) as place
  from bonus_grant g join bonus_award a on a.shard = g.shard and a.deposit = g.deposit and a.kind in ('promo', 'bettingBonus', 'liveCasinoBonus')
  join wallet w on w.shard = g.shard and w.player = g.player and w.currency = g.currency
  where g.state <> 'refused' group by 1, 2
)
update bonus_grant g set activated_at = p.granted_at,
  wager_state = case when p.state = 'undone' then 'undone' when p.ended_at is not null then 'cancelled' when p.place = 1 and p.there > 0 then 'active' else 'used' end
from played p where p.shard = g.shard and p.deposit = g.deposit;
insert into grant_event (shard, deposit, n, kind, given, at, actor)
  select g.shard, g.deposit, e.n, e.kind, case e.n when 2 then (select coalesce(sum(a.given), 0) from bonus_award a where a.shard = g.shard and a.deposit = g.deposit and a.kind not in ('freeSpin', 'pokerBonus')) else 0 end,
    case e.n when 3 then coalesce(g.ended_at, g.granted_at) else g.granted_at end, 'migration'
  from bonus_grant g cross join lateral (values (1, 'granted'), (2, 'activated'), (3, nullif(g.wager_state, 'active'))) e (n, kind)
  where g.wager_state is not null and e.kind is not null;
update wallet w set bonus_grant = g.deposit, wager_required = g.turnover_required, wager_done = 0, bonus_min_stake = 0, bonus_caps = g.caps, bonus_until = g.expires_at
from bonus_grant g where g.shard = w.shard and g.player = w.player and g.currency = w.currency and g.wager_state = 'active';
update hold h set grant_id = w.bonus_grant from wallet w
where h.shard = w.shard and h.player = w.player and h.currency = w.currency and h.state = 'open' and h.bonus > 0;

update posting_kind set operations = '{move,take,grant}' where kind = 'bonus';
insert into posting_leg (kind, debit, credit)
  select 'casino', bucket, target from unnest(array['promo', 'betting_bonus', 'live_bonus']) bucket, unnest(array['gaming', 'cash', 'reserve', 'bonus']) target
  union all select 'casino', 'in_play_bonus', target from unnest(array['cash', 'reserve', 'bonus']) target
  union all values ('casino', 'gaming', 'bonus'), ('casino', 'bonus', 'cash'), ('casino', 'bonus', 'reserve');

-- What these rows say has changed.
delete from witness where place in ('bonus_grant', 'posting_kind', 'posting_leg');
insert into witness (place, key, digest)
  select 'bonus_grant', row_key(x, array['deposit', 'shard']), row_digest(x) from bonus_grant x
  union all select 'posting_kind', row_key(x, array['kind']), row_digest(x) from posting_kind x
  union all select 'posting_leg', row_key(x, array['credit', 'debit', 'kind']), row_digest(x) from posting_leg x;
