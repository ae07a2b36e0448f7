-- Writes a wallet's caps and gate under its lock. Usage is carried on within a window and counted afresh from the holds when a window is new.
-- caps: [{ type, amount[3], start[3], ends[3], valid, source[3] }]
create or replace function wallet_write_caps(
  in_shard smallint, in_player bigint, in_currency text, caps jsonb, in_bet_gate text, in_deposit_gate text, in_gate_until timestamptz, in_max_balance bigint)
returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
