-- The one posting function.
--
-- w_*, p_*, h_*   the distinct wallets, posting ids and holds (each of a wallet, h_w) that the items name; an item names them by
--                 their place (from 1)
-- items           a JSON array in the order in which the items are to be applied:
--   w, p          its wallet and its posting id; the id is derived from what the posting is about
--   op            bet | win | betWin | rollback | allow | release | take | move
--   kind, reason, hash, happened   what it is called and about (of bet, win, betWin and rollback: the round), a digest of what
--                 was asked, when it happened outside
--   amount, win   minor units
--   legs          move and take: [[debit, credit, amount], …]; crediting one of the player's buckets raises it
--   h             the hold that it opens or ends (bet, win, betWin, rollback, allow, release; move with hold_action)
--   hold_kind, owner, hold_action  open | close | count (money counted that no allowance was open for)
--   p2            betWin: the id of the win      pt    rollback: the id of the bet
--   close         win: the round ends with it    session   bet, betWin: must be the wallet's game session
--   bucket        bet: the bonus bucket that pays what cash does not cover
--   counted       move: what counts against the deposit limits
--
-- A row for each item, in order. Nothing raises for a business refusal. Outcomes:
--   posted, refused   stored for ever; a repeat answers the same with replayed = true
--   mismatch          the id is known with another hash
--   stale             a cap's window has turned, or the gate is no longer known
--   unknown           there is no such wallet, or the round is not known (yet)
create function ledger_post(
  in_at timestamptz, w_shard smallint[], w_player bigint[], w_currency text[],
  p_shard smallint[], p_id text[], h_w integer[], h_id text[], items jsonb)
returns table (n integer, outcome text, refusal jsonb, replayed boolean, seq bigint, balances bigint[])
language plpgsql security definer
set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_variable
declare
  buckets constant text[] := array['cash', 'reserve', 'held', 'promo', 'betting_bonus', 'live_bonus', 'cashback', 'saving',
    'in_play_cash', 'in_play_bonus', 'pending_withdrawal'];
  r record;
  -- wallets, by w: eleven balances each
  nw constant integer := coalesce(array_length(w_shard, 1), 0);
  bal bigint[] := array_fill(0::bigint, array[greatest(nw * 11, 1)]);
  wseq bigint[] := array_fill(null::bigint, array[greatest(nw, 1)]);
  wbet text[]; wdeposit text[]; wuntil timestamptz[]; wmax bigint[]; wsession text[];
  wdirty boolean[] := array_fill(false, array[greatest(nw, 1)]);
  cap_from integer[]; cap_to integer[];
  -- postings, by p
  x_hash text[]; x_outcome text[]; x_refusal jsonb[]; x_reason text[]; x_seq bigint[];
  -- the stakes of bets that this very call posts, and for which wallet
  x_here integer[]; x_cash bigint[]; x_bonus bigint[]; x_bucket text[];
  -- holds, by h
  nh constant integer := coalesce(array_length(h_id, 1), 0);
  h_state text[]; h_amount bigint[]; h_cash bigint[]; h_bonus bigint[]; h_bucket text[]; h_staked bigint[]; h_won bigint[];
  h_bonus_staked bigint[]; h_bonus_won bigint[];
  h_opened timestamptz[]; h_closed timestamptz[]; h_owner text[]; h_kind text[];
  h_dirty boolean[] := array_fill(false, array[greatest(nh, 1)]);
  -- caps, by c: one for each type, three periods each
  periods constant text[] := array['daily', 'weekly', 'monthly'];
  nc integer; c_w integer[]; c_type text[]; c_amount bigint[]; c_start timestamptz[]; c_end timestamptz[];
  -- between the latest beginning of its windows and its validity a cap is known
  c_begins timestamptz[]; c_valid timestamptz[]; q integer; give bigint;
  -- what is used, by w: nine counters each (deposit, loss, wager; daily, weekly, monthly)
  used bigint[] := array_fill(null::bigint, array[greatest(nw * 9, 1)]); wpromised bigint[]; u integer;
  -- new postings and transfers
  np integer := 0; n_p integer[]; n_w integer[]; n_kind text[]; n_reason text[]; n_happened timestamptz[];
  nt integer := 0; t_w integer[]; t_seq bigint[]; t_leg smallint[]; t_p integer[]; t_debit text[]; t_credit text[]; t_amount bigint[];
  t_debit_after bigint[]; t_credit_after bigint[];
  -- the item at work
  cur bigint[]; ld text[]; lc text[]; la bigint[]; nl integer; j integer; c integer; d integer;
  said text; why jsonb; stake bigint; part bigint; rest bigint; from_bucket text; worst bigint; first_leg integer; closes boolean; settled bigint;
begin
  -- A first write unpacks an array, so that its elements are found at once instead of by walking.
  if array_length(p_id, 1) > 0 then p_id[1] := p_id[1]; p_shard[1] := p_shard[1]; end if;
  if nw > 0 then w_shard[1] := w_shard[1]; w_player[1] := w_player[1]; w_currency[1] := w_currency[1]; end if;
  if nh > 0 then h_id[1] := h_id[1]; h_w[1] := h_w[1]; end if;
  -- Each of these reads looks its keys up one by one, whatever the planner believes of a table that has just begun to grow:
  -- that is what `lateral … offset 0` says. Locks are taken in the order of the keys.
  for r in
    select k.w, x.* from (select * from unnest(w_shard, w_player, w_currency) with ordinality as u (shard, player, currency, w) order by 1, 2, 3) k
    cross join lateral (select * from wallet x where x.shard = k.shard and x.player = k.player and x.currency = k.currency for update) x
  loop
    j := (r.w - 1) * 11;
    bal[j + 1] := r.cash; bal[j + 2] := r.reserve; bal[j + 3] := r.held; bal[j + 4] := r.promo; bal[j + 5] := r.betting_bonus;
    bal[j + 6] := r.live_bonus; bal[j + 7] := r.cashback; bal[j + 8] := r.saving; bal[j + 9] := r.in_play_cash;
    bal[j + 10] := r.in_play_bonus; bal[j + 11] := r.pending_withdrawal;
    wseq[r.w] := r.seq; wbet[r.w] := r.bet_gate; wdeposit[r.w] := r.deposit_gate; wuntil[r.w] := r.gate_until;
    wmax[r.w] := r.max_balance; wsession[r.w] := r.game_session; wpromised[r.w] := r.deposit_reserved;
    u := (r.w - 1) * 9;
    if r.deposit_used is not null then used[u + 1] := r.deposit_used[1]; used[u + 2] := r.deposit_used[2]; used[u + 3] := r.deposit_used[3]; end if;
    if r.loss_used is not null then used[u + 4] := r.loss_used[1]; used[u + 5] := r.loss_used[2]; used[u + 6] := r.loss_used[3]; end if;
    if r.wager_used is not null then used[u + 7] := r.wager_used[1]; used[u + 8] := r.wager_used[2]; used[u + 9] := r.wager_used[3]; end if;
  end loop;
  for r in
    select k.p, x.request_hash, x.outcome, x.refusal, x.reason_ref, x.first_seq
    from unnest(p_shard, p_id) with ordinality as k (shard, id, p)
    cross join lateral (select * from posting x where x.shard = k.shard and x.id = k.id offset 0) x
  loop
    x_hash[r.p] := r.request_hash; x_outcome[r.p] := r.outcome; x_refusal[r.p] := r.refusal; x_reason[r.p] := r.reason_ref; x_seq[r.p] := r.first_seq;
  end loop;
  if nh > 0 then
    for r in
      select k.h, x.* from unnest(h_w, h_id) with ordinality as k (w, key_id, h)
      cross join lateral (select * from hold x
        where x.shard = w_shard[k.w] and x.player = w_player[k.w] and x.currency = w_currency[k.w] and x.id = k.key_id offset 0) x
    loop
      h_state[r.h] := r.state; h_amount[r.h] := r.amount; h_cash[r.h] := r.cash; h_bonus[r.h] := r.bonus; h_bucket[r.h] := r.bucket;
      h_staked[r.h] := r.staked; h_won[r.h] := r.won;
      h_bonus_staked[r.h] := r.bonus_staked; h_bonus_won[r.h] := r.bonus_won; h_opened[r.h] := r.opened_at; h_closed[r.h] := r.closed_at;
      h_owner[r.h] := r.owner_ref; h_kind[r.h] := r.kind;
    end loop;
  end if;
  select array_agg(k.w), array_agg(k.type), array_agg(k.amount), array_agg(k.window_start), array_agg(k.window_end),
    array_agg(greatest(k.window_start[1], k.window_start[2], k.window_start[3])), array_agg(k.valid_until), count(*)
  into c_w, c_type, c_amount, c_start, c_end, c_begins, c_valid, nc
  from (
    select k.w, x.* from unnest(w_shard, w_player, w_currency) with ordinality as k (shard, player, currency, w)
    cross join lateral (select * from cap x where x.shard = k.shard and x.player = k.player and x.currency = k.currency offset 0) x
    order by k.w, x.type
  ) k;
  if nc > 0 then
    c_amount[1][1] := c_amount[1][1]; c_start[1][1] := c_start[1][1]; c_type[1] := c_type[1]; c_begins[1] := c_begins[1]; c_valid[1] := c_valid[1];
    for c in 1..nc loop
      if cap_from[c_w[c]] is null then cap_from[c_w[c]] := c; end if;
      cap_to[c_w[c]] := c;
    end loop;
  end if;

  n := 0;
  for r in
    select * from jsonb_to_recordset(items) as i (w integer, p integer, op text, kind text, reason text, hash text, happened timestamptz,
      amount bigint, win bigint, legs jsonb, h integer, hold_kind text, hold_action text, owner text, p2 integer, pt integer,
      close boolean, session text, bucket text, counted bigint)
  loop
    n := n + 1; said := null; why := null; replayed := false; nl := 0; ld := '{}'; lc := '{}'; la := '{}'; closes := false; seq := null;
    d := (r.w - 1) * 11;
    if p_shard[r.p] <> w_shard[r.w] or h_w[r.h] <> r.w then
      raise exception 'a posting belongs to the shard of its wallet, a hold to its wallet';
    end if;
    if r.op in ('bet', 'betWin', 'win', 'rollback') and r.reason is distinct from h_id[r.h] then
      raise exception 'what happens in a round is about that round';
    end if;
    if r.amount < 0 or r.win < 0 then raise exception 'an amount is never below zero'; end if;

    -- Known already?
    if wseq[r.w] is null then
      said := 'unknown'; why := '{"reason": "wallet"}';
    elsif x_hash[r.p] is not null then
      if x_hash[r.p] <> r.hash and x_hash[r.p] <> '*' then
        said := 'mismatch';
      else
        said := x_outcome[r.p]; why := x_refusal[r.p]; seq := x_seq[r.p]; replayed := true;
      end if;
    elsif r.p2 = r.p or x_hash[r.p2] is not null then
      said := 'mismatch';
    end if;

    -- The gate, the session and the caps.
    if said is null and r.op in ('bet', 'betWin', 'allow') then
      if in_at >= wuntil[r.w] then
        said := 'stale';
      elsif r.op = 'allow' then
        if wdeposit[r.w] is not null then said := 'refused'; why := jsonb_build_object('reason', wdeposit[r.w]); end if;
      elsif wbet[r.w] is not null then
        said := 'refused'; why := jsonb_build_object('reason', wbet[r.w]);
      elsif r.session is not null and r.session is distinct from wsession[r.w] then
        said := 'refused'; why := '{"reason": "sessionEnded"}';
      elsif r.op = 'bet' and h_state[r.h] = 'closed' or r.op = 'betWin' and h_state[r.h] is not null then
        -- A bet that is decided at once has a round of its own.
        said := 'refused'; why := '{"reason": "roundClosed"}';
      end if;
      stake := case when r.op = 'allow' then r.amount else least(r.amount, bal[d + 1]) end;
      if said is null and cap_from[r.w] is not null then
        worst := null;
        for c in cap_from[r.w]..cap_to[r.w] loop
          continue when (r.op = 'allow') <> (c_type[c] = 'deposit');
          if in_at >= c_valid[c] or in_at < c_begins[c] then said := 'stale'; why := null; exit; end if;
          u := (r.w - 1) * 9 + case c_type[c] when 'deposit' then 0 when 'loss' then 3 else 6 end;
          part := case when r.op = 'allow' then wpromised[r.w] else 0 end;
          -- The tightest of the three periods decides; only then is it worth knowing which.
          continue when least(c_amount[c][1] - greatest(used[u + 1], 0), c_amount[c][2] - greatest(used[u + 2], 0), c_amount[c][3] - greatest(used[u + 3], 0)) - part >= stake;
          for q in 1..3 loop
            rest := c_amount[c][q] - greatest(used[u + q], 0) - part;
            if rest < stake and (worst is null or rest < worst) then
              worst := rest; said := 'refused';
              why := jsonb_build_object('reason', 'limit', 'type', c_type[c], 'period', periods[q], 'amount', c_amount[c][q]::text,
                'available', greatest(rest, 0)::text, 'resetsAt', to_char(c_end[c][q] at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
            end if;
          end loop;
        end loop;
      end if;
    end if;

    -- What it does, as legs.
    if said is null then
      case r.op
      when 'move' then
        for j in 0..coalesce(jsonb_array_length(r.legs), 0) - 1 loop
          nl := nl + 1; ld[nl] := r.legs->j->>0; lc[nl] := r.legs->j->>1; la[nl] := (r.legs->j->>2)::bigint;
        end loop;
        if r.hold_action = 'close' and h_state[r.h] is distinct from 'open' then
          said := 'refused'; why := '{"reason": "holdClosed"}';
        elsif r.hold_action in ('open', 'count') and h_state[r.h] is not null then
          said := 'refused'; why := '{"reason": "holdKnown"}';
        end if;
      when 'take' then
        part := least(r.amount, bal[d + 1]); rest := least(r.amount - part, bal[d + 2]);
        if part > 0 then nl := nl + 1; ld[nl] := 'cash'; lc[nl] := r.legs->0->>1; la[nl] := part; end if;
        if rest > 0 then nl := nl + 1; ld[nl] := 'reserve'; lc[nl] := r.legs->0->>1; la[nl] := rest; end if;
        if r.amount - part - rest > 0 then nl := nl + 1; ld[nl] := 'debt'; lc[nl] := r.legs->0->>1; la[nl] := r.amount - part - rest; end if;
      when 'bet' then
        part := least(r.amount, bal[d + 1]); rest := r.amount - part;
        if rest > 0 and (r.bucket is null or coalesce(bal[d + array_position(buckets, r.bucket)], 0) < rest) then
          said := 'refused'; why := jsonb_build_object('reason', 'insufficientFunds', 'available', bal[d + 1]::text);
        else
          if part > 0 then nl := nl + 1; ld[nl] := 'cash'; lc[nl] := 'in_play_cash'; la[nl] := part; end if;
          if rest > 0 then nl := nl + 1; ld[nl] := r.bucket; lc[nl] := 'in_play_bonus'; la[nl] := rest; end if;
        end if;
      when 'betWin' then
        if bal[d + 1] < r.amount then
          said := 'refused'; why := jsonb_build_object('reason', 'insufficientFunds', 'available', bal[d + 1]::text);
        else
          part := r.amount; rest := 0;
          if r.amount > 0 then nl := nl + 1; ld[nl] := 'cash'; lc[nl] := 'gaming:' || r.kind; la[nl] := r.amount; end if;
          settled := r.win;
          if wmax[r.w] is not null then settled := least(r.win, greatest(wmax[r.w] - bal[d + 1] + r.amount, 0)); end if;
          if settled > 0 then nl := nl + 1; ld[nl] := 'gaming:' || r.kind; lc[nl] := 'cash'; la[nl] := settled; end if;
          if r.win - settled > 0 then nl := nl + 1; ld[nl] := 'gaming:' || r.kind; lc[nl] := 'reserve'; la[nl] := r.win - settled; end if;
        end if;
      when 'win' then
        if h_state[r.h] is null then
          said := 'unknown'; why := '{"reason": "round"}';
        elsif h_state[r.h] = 'closed' then
          said := 'refused'; why := '{"reason": "roundClosed"}';
        else
          closes := coalesce(r.close, false);
          if closes and h_cash[r.h] > 0 then
            nl := nl + 1; ld[nl] := 'in_play_cash'; lc[nl] := 'gaming:' || r.kind; la[nl] := h_cash[r.h];
          end if;
          if closes and h_bonus[r.h] > 0 then
            nl := nl + 1; ld[nl] := 'in_play_bonus'; lc[nl] := 'gaming:' || r.kind; la[nl] := h_bonus[r.h];
          end if;
          -- A win returns in the split of its stake; what rounding leaves is the player's cash.
          rest := case when h_bonus[r.h] = 0 then 0 else (r.amount::numeric * h_bonus[r.h] / greatest(h_bonus[r.h] + h_cash[r.h], 1))::bigint end;
          part := r.amount - rest;
          settled := part;
          if wmax[r.w] is not null then settled := least(part, greatest(wmax[r.w] - bal[d + 1], 0)); end if;
          if settled > 0 then nl := nl + 1; ld[nl] := 'gaming:' || r.kind; lc[nl] := 'cash'; la[nl] := settled; end if;
          if part - settled > 0 then nl := nl + 1; ld[nl] := 'gaming:' || r.kind; lc[nl] := 'reserve'; la[nl] := part - settled; end if;
          if rest > 0 then nl := nl + 1; ld[nl] := 'gaming:' || r.kind; lc[nl] := h_bucket[r.h]; la[nl] := rest; end if;
        end if;
      when 'rollback' then
        part := 0; rest := 0; from_bucket := null;
        if x_hash[r.pt] is null then
          -- The bet is not known: its id is used up, so that it is refused if it still arrives.
          x_hash[r.pt] := '*'; x_outcome[r.pt] := 'refused'; x_refusal[r.pt] := '{"reason": "cancelledBefore"}'; x_reason[r.pt] := r.reason;
          np := np + 1; n_p[np] := r.pt; n_w[np] := r.w; n_kind[np] := 'bet'; n_reason[np] := r.reason; n_happened[np] := coalesce(r.happened, in_at);
        elsif x_outcome[r.pt] = 'posted' then
          if h_state[r.h] is distinct from 'open' or h_won[r.h] > 0 or x_reason[r.pt] <> r.reason then
            said := 'refused'; why := '{"reason": "notReversible"}';
          else
            if x_here[r.pt] = r.w then
              part := coalesce(x_cash[r.pt], 0); rest := coalesce(x_bonus[r.pt], 0); from_bucket := x_bucket[r.pt];
            elsif x_here[r.pt] is null then
              select coalesce(sum(t.amount) filter (where t.credit = 'in_play_cash'), 0), coalesce(sum(t.amount) filter (where t.credit = 'in_play_bonus'), 0),
                max(t.debit) filter (where t.credit = 'in_play_bonus')
              into part, rest, from_bucket from transfer t
              where t.shard = w_shard[r.w] and t.player = w_player[r.w] and t.currency = w_currency[r.w] and t.seq = x_seq[r.pt] and t.posting = p_id[r.pt];
            end if;
            if part + rest = 0 or part > h_cash[r.h] or rest > h_bonus[r.h] then
              said := 'refused'; why := '{"reason": "notReversible"}';
            else
              if part > 0 then nl := nl + 1; ld[nl] := 'in_play_cash'; lc[nl] := 'cash'; la[nl] := part; end if;
              if rest > 0 then nl := nl + 1; ld[nl] := 'in_play_bonus'; lc[nl] := from_bucket; la[nl] := rest; end if;
            end if;
          end if;
        end if;
      when 'allow' then
        if h_state[r.h] is not null then said := 'refused'; why := '{"reason": "holdKnown"}'; end if;
      when 'release' then
        null;
      else
        raise exception 'no such operation: %', r.op;
      end case;
    end if;

    -- Legs move the balances; what would fall below zero refuses the whole posting.
    if said is null then
      cur := array[bal[d + 1], bal[d + 2], bal[d + 3], bal[d + 4], bal[d + 5], bal[d + 6], bal[d + 7], bal[d + 8], bal[d + 9], bal[d + 10], bal[d + 11]];
      first_leg := nt;
      for j in 1..nl loop
        if la[j] is null or la[j] <= 0 then raise exception 'a leg moves more than nothing'; end if;
        nt := nt + 1;
        t_w[nt] := r.w; t_p[nt] := r.p; t_seq[nt] := wseq[r.w] + 1; t_leg[nt] := j; t_debit[nt] := ld[j]; t_credit[nt] := lc[j]; t_amount[nt] := la[j];
        t_debit_after[nt] := null; t_credit_after[nt] := null;
        c := array_position(buckets, ld[j]);
        if c is not null then
          if cur[c] < la[j] then
            said := 'refused'; why := jsonb_build_object('reason', 'insufficientFunds', 'available', cur[c]::text, 'bucket', ld[j]);
            nt := first_leg;
            exit;
          end if;
          cur[c] := cur[c] - la[j]; t_debit_after[nt] := cur[c];
        end if;
        c := array_position(buckets, lc[j]);
        if c is not null then cur[c] := cur[c] + la[j]; t_credit_after[nt] := cur[c]; end if;
      end loop;
    end if;

    -- It is posted: balances, holds and caps follow.
    if said is null then
      said := 'posted';
      if nl > 0 then
        for j in 1..11 loop bal[d + j] := cur[j]; end loop;
        wseq[r.w] := wseq[r.w] + 1; seq := wseq[r.w]; wdirty[r.w] := true;
      end if;
      if r.h is not null and (r.op <> 'move' or r.hold_action is not null) and not (r.op = 'rollback' and nl = 0) then
        if h_state[r.h] is null and r.op <> 'release' then
          h_state[r.h] := 'open'; h_kind[r.h] := coalesce(r.hold_kind, 'round'); h_amount[r.h] := 0; h_cash[r.h] := 0; h_bonus[r.h] := 0;
          h_staked[r.h] := 0; h_won[r.h] := 0; h_bonus_staked[r.h] := 0; h_bonus_won[r.h] := 0; h_opened[r.h] := in_at; h_owner[r.h] := coalesce(r.owner, r.reason);
        end if;
        case r.op
        when 'bet' then
          h_cash[r.h] := h_cash[r.h] + part; h_bonus[r.h] := h_bonus[r.h] + rest; h_staked[r.h] := h_staked[r.h] + r.amount;
          h_amount[r.h] := h_cash[r.h] + h_bonus[r.h]; h_bucket[r.h] := coalesce(h_bucket[r.h], r.bucket);
          h_bonus_staked[r.h] := h_bonus_staked[r.h] + rest; x_cash[r.p] := part; x_bonus[r.p] := rest; x_bucket[r.p] := r.bucket;
        when 'betWin' then
          h_staked[r.h] := r.amount; h_won[r.h] := r.win; h_state[r.h] := 'closed'; h_closed[r.h] := in_at;
        when 'win' then
          h_won[r.h] := h_won[r.h] + r.amount; h_bonus_won[r.h] := h_bonus_won[r.h] + rest;
          if closes then h_state[r.h] := 'closed'; h_closed[r.h] := in_at; h_cash[r.h] := 0; h_bonus[r.h] := 0; h_amount[r.h] := 0; end if;
        when 'rollback' then
          h_cash[r.h] := h_cash[r.h] - part; h_bonus[r.h] := h_bonus[r.h] - rest; h_staked[r.h] := h_staked[r.h] - part - rest;
          h_bonus_staked[r.h] := h_bonus_staked[r.h] - rest;
          h_amount[r.h] := h_cash[r.h] + h_bonus[r.h];
          if h_amount[r.h] = 0 then h_state[r.h] := 'closed'; h_closed[r.h] := in_at; end if;
        when 'allow' then
          h_amount[r.h] := r.amount; wpromised[r.w] := wpromised[r.w] + r.amount; wdirty[r.w] := true;
        else
          if r.hold_action = 'open' then
            h_amount[r.h] := r.amount;
          elsif r.hold_action = 'count' then
            h_state[r.h] := 'closed'; h_closed[r.h] := in_at; h_staked[r.h] := coalesce(r.counted, 0);
          elsif h_state[r.h] = 'open' then
            if h_kind[r.h] = 'deposit' then wpromised[r.w] := wpromised[r.w] - h_amount[r.h]; wdirty[r.w] := true; end if;
            h_state[r.h] := 'closed'; h_closed[r.h] := in_at; h_staked[r.h] := coalesce(r.counted, 0);
          end if;
        end case;
        h_dirty[r.h] := h_state[r.h] is not null;
      end if;
      if cap_from[r.w] is not null then
        for c in cap_from[r.w]..cap_to[r.w] loop
          give := case
            when r.op = 'move' and c_type[c] = 'deposit' then coalesce(r.counted, 0)
            when r.op = 'bet' and c_type[c] <> 'deposit' then part
            when r.op = 'betWin' and c_type[c] = 'wager' then part
            when r.op = 'betWin' and c_type[c] = 'loss' then part - r.win
            when r.op = 'win' and c_type[c] = 'loss' then -part
            when r.op = 'rollback' and c_type[c] <> 'deposit' then -part
            else 0 end;
          continue when give = 0;
          u := (r.w - 1) * 9 + case c_type[c] when 'deposit' then 0 when 'loss' then 3 else 6 end;
          wdirty[r.w] := true;
          if r.op in ('bet', 'betWin') then
            -- The cap is not stale, so that all its windows run; where there is no cap, nothing is counted.
            used[u + 1] := used[u + 1] + give; used[u + 2] := used[u + 2] + give; used[u + 3] := used[u + 3] + give;
            continue;
          end if;
          for q in 1..3 loop
            -- A window that has turned counts no more; room comes back only in the window in which the round began.
            continue when c_amount[c][q] is null or in_at < c_start[c][q] or in_at >= c_end[c][q];
            continue when r.op in ('win', 'rollback') and h_opened[r.h] < c_start[c][q];
            used[u + q] := used[u + q] + give;
          end loop;
        end loop;
      end if;
    end if;

    if said in ('posted', 'refused') and not replayed then
      x_hash[r.p] := r.hash; x_outcome[r.p] := said; x_refusal[r.p] := why; x_reason[r.p] := r.reason; x_seq[r.p] := seq; x_here[r.p] := r.w;
      np := np + 1; n_p[np] := r.p; n_w[np] := r.w; n_kind[np] := r.kind; n_reason[np] := r.reason; n_happened[np] := coalesce(r.happened, in_at);
      if r.p2 is not null and said = 'posted' then
        x_hash[r.p2] := r.hash; x_outcome[r.p2] := said; x_reason[r.p2] := r.reason; x_seq[r.p2] := seq; x_here[r.p2] := r.w;
        np := np + 1; n_p[np] := r.p2; n_w[np] := r.w; n_kind[np] := r.kind; n_reason[np] := r.reason; n_happened[np] := coalesce(r.happened, in_at);
      end if;
    end if;
    outcome := said; refusal := why; balances := array[bal[d + 1], bal[d + 2], bal[d + 3], bal[d + 4], bal[d + 5], bal[d + 6], bal[d + 7], bal[d + 8], bal[d + 9], bal[d + 10], bal[d + 11]];
    return next;
  end loop;

  if np > 0 then
    insert into posting (shard, id, player, currency, kind, reason_ref, request_hash, outcome, refusal, booked_at, happened_at, first_seq)
    select w_shard[k.w], p_id[k.p], w_player[k.w], w_currency[k.w], k.kind, k.reason, x_hash[k.p], x_outcome[k.p], x_refusal[k.p], in_at, k.happened, x_seq[k.p]
    from unnest(n_p, n_w, n_kind, n_reason, n_happened) as k (p, w, kind, reason, happened);
  end if;
  if nt > 0 then
    insert into transfer (shard, player, currency, seq, leg, posting, debit, credit, amount, debit_after, credit_after, booked_at)
    select w_shard[k.w], w_player[k.w], w_currency[k.w], k.seq, k.leg, p_id[k.p], k.debit, k.credit, k.amount, k.debit_after, k.credit_after, in_at
    from unnest(t_w[1:nt], t_seq[1:nt], t_leg[1:nt], t_p[1:nt], t_debit[1:nt], t_credit[1:nt], t_amount[1:nt], t_debit_after[1:nt], t_credit_after[1:nt])
      as k (w, seq, leg, p, debit, credit, amount, debit_after, credit_after);
  end if;
  if true = any (wdirty) then
    update wallet x set cash = bal[k.d + 1], reserve = bal[k.d + 2], held = bal[k.d + 3], promo = bal[k.d + 4], betting_bonus = bal[k.d + 5],
      live_bonus = bal[k.d + 6], cashback = bal[k.d + 7], saving = bal[k.d + 8], in_play_cash = bal[k.d + 9], in_play_bonus = bal[k.d + 10],
      pending_withdrawal = bal[k.d + 11], seq = wseq[k.w], deposit_reserved = wpromised[k.w],
      deposit_used = case when x.deposit_used is not null then array[used[k.u + 1], used[k.u + 2], used[k.u + 3]] end,
      loss_used = case when x.loss_used is not null then array[used[k.u + 4], used[k.u + 5], used[k.u + 6]] end,
      wager_used = case when x.wager_used is not null then array[used[k.u + 7], used[k.u + 8], used[k.u + 9]] end
    from (select i as w, (i - 1) * 11 as d, (i - 1) * 9 as u from unnest(array_positions(wdirty, true)) i) k
    where x.shard = w_shard[k.w] and x.player = w_player[k.w] and x.currency = w_currency[k.w];
  end if;
  if nh > 0 and true = any (h_dirty) then
    insert into hold as x (shard, id, player, currency, kind, owner_ref, amount, cash, bonus, bucket, staked, won, bonus_staked, bonus_won,
      state, opened_at, closed_at)
    select w_shard[h_w[k]], h_id[k], w_player[h_w[k]], w_currency[h_w[k]], h_kind[k], h_owner[k], h_amount[k], h_cash[k], h_bonus[k],
      h_bucket[k], h_staked[k], h_won[k], h_bonus_staked[k], h_bonus_won[k], h_state[k], h_opened[k], h_closed[k]
    from generate_series(1, nh) k where h_dirty[k]
    on conflict (shard, player, currency, id) do update set amount = excluded.amount, cash = excluded.cash, bonus = excluded.bonus,
      bucket = excluded.bucket, staked = excluded.staked, won = excluded.won, bonus_staked = excluded.bonus_staked,
      bonus_won = excluded.bonus_won, state = excluded.state, closed_at = excluded.closed_at;
  end if;
end $$;
