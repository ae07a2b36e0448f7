-- Limits: an append-only log of what was asked and decided; caps are derived from it and from the dated rule sets.
create table limit_change (
  shard smallint not null,
  id bigint generated always as identity,
  player bigint not null,
  currency text not null,
  type text not null,
  period text not null,
  amount bigint check (amount >= 0),
  source text not null check (source in ('player', 'operator', 'register', 'rule')),
  actor text not null,
  reason text not null default '',
  requested_at timestamptz not null,
  effective_at timestamptz not null,
  primary key (shard, id)
);
create index limit_change_by_player on limit_change (shard, player, currency, type, period, effective_at);
create trigger limit_change_is_append_only before update or delete or truncate on limit_change for each statement execute function refuse_change();

-- Self-exclusion, time-out and blocks by an operator. Ended only by their end; a longer one is a new row.
create table exclusion (
  shard smallint not null,
  id bigint generated always as identity,
  player bigint not null,
  kind text not null check (kind in ('excluded', 'timeOut', 'blocked')),
  source text not null,
  reason text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (shard, id)
);
create index exclusion_by_player on exclusion (shard, player);
create trigger exclusion_is_append_only before update or delete or truncate on exclusion for each statement execute function refuse_change();

-- Writes a wallet's caps and gate under its lock. Usage is carried on within a window and counted afresh from the holds when a window is new.
-- caps: [{ type, amount[3], start[3], ends[3], valid, source[3] }]
create function wallet_write_caps(
  in_shard smallint, in_player bigint, in_currency text, caps jsonb, in_bet_gate text, in_deposit_gate text, in_gate_until timestamptz, in_max_balance bigint)
returns void language plpgsql security definer set search_path = public as $$
declare
  r record;
  known cap;
  own wallet;
  carried bigint[];
  counted bigint[];
  deposit_counted bigint[];
  loss_counted bigint[];
  wager_counted bigint[];
begin
  select * into own from wallet where shard = in_shard and player = in_player and currency = in_currency for update;
  for r in
    select * from jsonb_to_recordset(caps) as i (type text, amount bigint[], start timestamptz[], ends timestamptz[], valid timestamptz, source text[])
  loop
    select * into known from cap x where x.shard = in_shard and x.player = in_player and x.currency = in_currency and x.type = r.type;
    carried := case r.type when 'deposit' then own.deposit_used when 'loss' then own.loss_used else own.wager_used end;
    counted := array[null, null, null]::bigint[];
    for q in 1..3 loop
      continue when r.amount[q] is null;
      counted[q] := case when known.window_start[q] = r.start[q] and carried[q] is not null then carried[q]
        else usage_in_window(in_shard, in_player, in_currency, r.type, r.start[q], r.ends[q]) end;
    end loop;
    case r.type when 'deposit' then deposit_counted := counted; when 'loss' then loss_counted := counted; else wager_counted := counted; end case;
    insert into cap (shard, player, currency, type, amount, window_start, window_end, valid_until, source)
    values (in_shard, in_player, in_currency, r.type, r.amount, r.start, r.ends, r.valid, r.source)
    on conflict (shard, player, currency, type) do update set amount = excluded.amount,
      window_start = excluded.window_start, window_end = excluded.window_end, valid_until = excluded.valid_until, source = excluded.source;
  end loop;
  delete from cap x where x.shard = in_shard and x.player = in_player and x.currency = in_currency
    and not exists (select from jsonb_to_recordset(caps) as i (type text) where i.type = x.type);
  update wallet set bet_gate = in_bet_gate, deposit_gate = in_deposit_gate, gate_until = in_gate_until, max_balance = in_max_balance,
    deposit_used = deposit_counted, loss_used = loss_counted, wager_used = wager_counted
  where shard = in_shard and player = in_player and currency = in_currency;
end $$;

-- What counts in a window: deposits credited in it; cash stakes, or cash stakes less wins, of rounds that began in it.
-- (A stake added after the turn to a round that began before it counts, while caps stand, where it was placed.)
create function usage_in_window(in_shard smallint, in_player bigint, in_currency text, in_type text, starts timestamptz, ends timestamptz)
returns bigint language sql stable security definer set search_path = public as $$
  select case in_type
    when 'deposit' then (select coalesce(sum(staked), 0) from hold where shard = in_shard and player = in_player and currency = in_currency
      and counted_at >= starts and counted_at < ends)
    when 'wager' then (select coalesce(sum(staked - bonus_staked), 0) from hold where shard = in_shard and player = in_player and currency = in_currency
      and kind = 'round' and opened_at >= starts and opened_at < ends)
    else (select coalesce(sum(staked - bonus_staked - won + bonus_won), 0) from hold where shard = in_shard and player = in_player and currency = in_currency
      and kind = 'round' and opened_at >= starts and opened_at < ends)
  end;
$$;
