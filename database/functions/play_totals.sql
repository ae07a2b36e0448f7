-- Stakes and wins of a wallet's rounds begun within [since, until), from the checkpoints between them and the rounds around those.
create or replace function play_totals(
  in_shard smallint, in_player bigint, in_currency text, since timestamptz, until timestamptz,
  out staked bigint, out won bigint, out bonus_staked bigint, out bonus_won bigint)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with first as (
    select c.* from wallet_checkpoint c where c.shard = in_shard and c.player = in_player and c.currency = in_currency and c.at >= since and c.at <= until
    order by c.at limit 1
  ), last as (
    select c.* from wallet_checkpoint c where c.shard = in_shard and c.player = in_player and c.currency = in_currency and c.at >= since and c.at <= until
    order by c.at desc limit 1
  ), played as (
    select h.staked, h.won, h.bonus_staked, h.bonus_won from hold h
    where h.shard = in_shard and h.player = in_player and h.currency = in_currency and h.kind = 'round'
      and h.opened_at >= since and h.opened_at < coalesce((select at from first), until)
    union all
    select h.staked, h.won, h.bonus_staked, h.bonus_won from hold h
    where h.shard = in_shard and h.player = in_player and h.currency = in_currency and h.kind = 'round'
      and h.opened_at >= coalesce((select at from last), until) and h.opened_at < until
    union all
    select h.staked, h.won, h.bonus_staked, h.bonus_won
    from round_left_open o join hold h on h.shard = o.shard and h.player = o.player and h.currency = o.currency and h.id = o.round
    where o.shard = in_shard and o.player = in_player and o.currency = in_currency
      and o.opened_at >= (select at from first) and o.opened_at < (select at from last)
    union all
    select last.staked - first.staked, last.won - first.won, last.bonus_staked - first.bonus_staked, last.bonus_won - first.bonus_won from first, last
  )
  select coalesce(sum(p.staked), 0)::bigint, coalesce(sum(p.won), 0)::bigint, coalesce(sum(p.bonus_staked), 0)::bigint, coalesce(sum(p.bonus_won), 0)::bigint
  into staked, won, bonus_staked, bonus_won from played p;
end $$;
