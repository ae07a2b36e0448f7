-- The one posting function.
--
-- w_*, p_*, h_*   the distinct wallets, posting ids and holds (each of a wallet, h_w) that the items name; an item names them by
--                 their place (from 1)
-- items           a JSON array in the order in which the items are to be applied:
--   w, p          its wallet and its posting id; the id is derived from what the posting is about
--   op            bet | freeRound | win | betWin | rollback | allow | release | take | move | grant | buyIn (a stake that is no round: it needs
--                 what a bet needs and counts against the limits, and its hold is closed at once)
--   kind, reason, hash, happened   what it is called and about (of bet, freeRound, win, betWin and rollback: the round), a digest of what
--                 was asked, when it happened outside
--   amount, win   minor units; of freeRound what the round is played for, of which nothing is staked
--   legs          move and take: [[debit, credit, amount], …]; crediting one of the player's buckets raises it
--   h             the hold that it opens or ends (bet, freeRound, win, betWin, rollback, allow, release; move with hold_action)
--   hold_kind, owner, hold_action  open | close | count (money counted that no allowance was open for) | undo (a buy-in is given back)
--   p2            betWin: the id of the win      pt    rollback: the id of the bet
--   close         win: the round ends with it    session   bet, freeRound, betWin: must be the wallet's game session
--   grant         bet, betWin: the grant that the caller knows to be active; weight, counts, bucket: how much of the stake it counts (in
--                 ten-thousandths), of the whole stake or of its bonus part alone ('bonus'), and the bucket that pays what cash does not cover
--                 freeRound: the award that the round is taken from; win: the award that its round was taken from, where the caller says it
--   action        grant: activate | resume | pause | amend | close | end of the grant `grant`, with `as_state` at the end, the requirement
--                 `required` of amend, and who did it (actor)
--   account       bet, freeRound, betWin: the house account that the round is settled with
--   stops         bet, freeRound, betWin: the number of what is stopped (stop_epoch) by which the bet was found to be allowed
--   most          bet, betWin: what may be staked in the round in all, where a rule says so
--   past          bet, freeRound, betWin: it was acknowledged before the database was put back to a moment, so that no gate and no limit
--                 refuses it any more; it counts against limits like any other
--   counted       move: what counts against the deposit limits
--
-- What a kind of posting may do, with which holds and between which accounts, stands in posting_kind and posting_leg; anything else
-- raises, as does an account that is not there.
--
-- A row for each item, in order. Nothing raises for a business refusal. Outcomes:
--   posted, refused   stored for ever; a repeat answers the same with replayed = true
--   mismatch          the id is known with another hash
--   stale             a cap's window has turned, the gate is no longer known, something was stopped meanwhile (reason stops), or another
--                     grant is active, or none, or its time is over (reason bonus)
--   unknown           there is no such wallet, or the round is not known (yet)
create or replace function ledger_post(
  in_at timestamptz, w_shard smallint[], w_player bigint[], w_currency text[],
  p_shard smallint[], p_id text[], h_w integer[], h_id text[], items jsonb)
returns table (n integer, outcome text, refusal jsonb, replayed boolean, seq bigint, balances bigint[])
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_variable
declare
  buckets constant text[] := array['cash', 'reserve', 'held', 'promo', 'betting_bonus', 'live_bonus', 'cashback', 'saving',
    'in_play_cash', 'in_play_bonus', 'pending_withdrawal'];
  periods constant text[] := array['daily', 'weekly', 'monthly'];
  types constant text[] := array['deposit', 'loss', 'wager'];
  nw constant integer := coalesce(array_length(w_shard, 1), 0);
  np constant integer := coalesce(array_length(p_id, 1), 0);
  nh constant integer := coalesce(array_length(h_id, 1), 0);
  -- Rows as they stand while the items are applied: wallets by w, postings by p, holds by h, caps by (w - 1) * 3 + type.
  wallets wallet_at_work[] := array_fill(null::wallet_at_work, array[greatest(nw, 1)]);
  postings posting_at_work[] := array_fill(null::posting_at_work, array[greatest(np, 1)]);
  holds hold_at_work[] := array_fill(null::hold_at_work, array[greatest(nh, 1)]);
  caps cap_at_work[] := array_fill(null::cap_at_work, array[greatest(nw * 3, 1)]);
  -- Rows to write.
  changed_wallets wallet_at_work[] := array_fill(null::wallet_at_work, array[greatest(nw, 1)]);
  new_holds hold_at_work[] := array_fill(null::hold_at_work, array[greatest(nh, 1)]);
  changed_holds hold_at_work[] := array_fill(null::hold_at_work, array[greatest(nh, 1)]);
  new_postings posting_at_work[] := '{}'; ns integer := 0;
  new_transfers transfer_at_work[] := '{}'; nt integer := 0;
  -- The item at work: its wallet, its hold, a cap; the legs; what is used of each cap by period.
  r record; w wallet_at_work; h hold_at_work; k cap_at_work; known posting_at_work;
  bal bigint[]; deposit_used bigint[]; loss_used bigint[]; wager_used bigint[];
  ld text[]; lc text[]; la bigint[]; nl integer; first_leg integer; debit_after bigint; credit_after bigint;
  why jsonb; stake bigint; part bigint; rest bigint; settled bigint; worst bigint; give bigint; from_bucket text; closes boolean; changes boolean; opened boolean := false; changed boolean := false; unchained boolean := false;
  j integer; c integer; d integer; q integer;
  gaming text; weighted bigint; hw bigint; changed_progress boolean; own boolean; award free_round_award; is_free boolean; grown bigint; g bonus_grant; ending text; late bigint; late_from text; rests bigint[]; left_over bigint; room bigint; gave bigint; converted bigint; returned bigint; late_converted bigint; late_returned bigint; costs constant text[] := array['bonus:promo', 'bonus:bettingBonus', 'bonus:liveCasinoBonus'];
  known_kind text; operations text[]; permitted_holds text[]; known_account text; route posting_leg; owed bigint; owes bigint; now_stopped bigint;
begin
  -- A first write unpacks an array, so that its elements are found at once instead of by walking.
  if np > 0 then p_id[1] := p_id[1]; p_shard[1] := p_shard[1]; end if;
  if nw > 0 then w_shard[1] := w_shard[1]; w_player[1] := w_player[1]; w_currency[1] := w_currency[1]; end if;
  if nh > 0 then h_id[1] := h_id[1]; h_w[1] := h_w[1]; end if;
  -- What is stopped: locked before any wallet, as everywhere.
  if jsonb_path_exists(items, '$[*].stops') then now_stopped := stops_epoch(); end if;
  -- Each of these reads looks its keys up one by one, whatever the planner believes of a table that has just begun to grow:
  -- that is what `lateral … offset 0` says. Locks are taken in the order of the keys.
  for r in
    select i.w, l.x from (select * from unnest(w_shard, w_player, w_currency) with ordinality as u (shard, player, currency, w) order by 1, 2, 3) i
    cross join lateral (select row(x.*)::wallet_at_work as x from wallet x where x.shard = i.shard and x.player = i.player and x.currency = i.currency for update) l
  loop
    wallets[r.w] := r.x;
  end loop;
  for r in
    select i.p, l.x from unnest(p_shard, p_id) with ordinality as i (shard, id, p)
    cross join lateral (select row(x.*)::posting_at_work as x from posting x where x.shard = i.shard and x.id = i.id offset 0) l
  loop
    postings[r.p] := r.x;
  end loop;
  if nh > 0 then
    for r in
      select i.h, l.x from unnest(h_w, h_id) with ordinality as i (w, key_id, h)
      cross join lateral (select row(x.*)::hold_at_work as x from hold x
        where x.shard = w_shard[i.w] and x.player = w_player[i.w] and x.currency = w_currency[i.w] and x.id = i.key_id offset 0) l
    loop
      holds[r.h] := r.x;
    end loop;
  end if;
  for r in
    select (i.w - 1) * 3 + array_position(types, l.type) as place, l.x from unnest(w_shard, w_player, w_currency) with ordinality as i (shard, player, currency, w)
    cross join lateral (select row(x.*)::cap_at_work as x, x.type from cap x where x.shard = i.shard and x.player = i.player and x.currency = i.currency offset 0) l
  loop
    caps[r.place] := r.x;
  end loop;

  n := 0;
  for r in
    select * from jsonb_to_recordset(items) as i (w integer, p integer, op text, kind text, reason text, hash text, happened timestamptz,
      amount bigint, win bigint, legs jsonb, h integer, hold_kind text, hold_action text, owner text, p2 integer, pt integer,
      close boolean, session text, bucket text, counted bigint, account text, most bigint, stops bigint, past boolean,
      "grant" text, weight integer, counts text, action text, as_state text, required bigint, actor text)
  loop
    n := n + 1; outcome := null; why := null; replayed := false; seq := null; nl := 0; ld := '{}'; lc := '{}'; la := '{}'; closes := false; owed := 0;
    weighted := null; ending := null; changed_progress := false; is_free := false; late := 0; gave := 0; converted := 0; returned := 0; late_converted := 0; late_returned := 0;
    if p_shard[r.p] <> w_shard[r.w] or h_w[r.h] <> r.w then
      raise exception 'a posting belongs to the shard of its wallet, a hold to its wallet';
    end if;
    if r.op in ('bet', 'freeRound', 'betWin', 'win', 'rollback') and r.reason is distinct from h_id[r.h] then
      raise exception 'what happens in a round is about that round';
    end if;
    -- Most batches are of one kind and on few accounts: what was looked up last is kept.
    if r.kind is distinct from known_kind or r.account is not null and r.account is distinct from known_account then
      select x.kind, x.operations, x.holds, a.code into known_kind, operations, permitted_holds, known_account
      from posting_kind x left join account a on a.code = r.account and a.kind = 'gaming' where x.kind = r.kind;
    end if;
    if known_kind is null or r.op <> all (operations) then
      raise exception 'a posting of the kind % is not done by %', r.kind, r.op;
    end if;
    if r.account <> coalesce(known_account, '') or r.account is null and r.op in ('bet', 'freeRound', 'betWin') then
      raise exception 'no account of games is called %', r.account;
    end if;
    if r.amount < 0 or r.win < 0 then raise exception 'an amount is never below zero'; end if;
    w := wallets[r.w]; h := holds[r.h]; known := postings[r.p];
    bal := array[w.cash, w.reserve, w.held, w.promo, w.betting_bonus, w.live_bonus, w.cashback, w.saving, w.in_play_cash, w.in_play_bonus, w.pending_withdrawal];
    if r.h is not null and coalesce(h.kind, r.hold_kind, case r.op when 'release' then 'deposit' else 'round' end) <> all (permitted_holds) then
      raise exception 'a posting of the kind % has nothing to do with the hold %', r.kind, h_id[r.h];
    end if;
    deposit_used := w.deposit_used; loss_used := w.loss_used; wager_used := w.wager_used;

    -- Known already?
    if w.seq is null then
      outcome := 'unknown'; why := '{"reason": "wallet"}';
    elsif known.id is not null then
      if known.request_hash not in (r.hash, '*') then
        outcome := 'mismatch';
      else
        outcome := known.outcome; why := known.refusal; seq := known.first_seq; replayed := true;
      end if;
    elsif r.p2 is not null and (r.p2 = r.p or (postings[r.p2]).id is not null) then
      outcome := 'mismatch';
    end if;

    -- The gate, the session and the caps.
    if outcome is null and r.op in ('bet', 'betWin', 'allow', 'freeRound', 'buyIn') then
      if r.stops <> now_stopped then
        outcome := 'stale'; why := '{"reason": "stops"}';
      elsif in_at >= w.gate_until then
        outcome := 'stale';
      elsif r.past and r.op <> 'allow' then
        if r.op = 'bet' and (h.state = 'closed' or h.free_rounds is not null) or r.op <> 'bet' and h.state is not null then
          outcome := 'refused'; why := '{"reason": "roundClosed"}';
        elsif r.op <> 'freeRound' and w.bonus_grant is distinct from r."grant" or in_at >= w.bonus_until then
          outcome := 'stale'; why := '{"reason": "bonus"}';
        end if;
      elsif r.op = 'allow' then
        if w.deposit_gate is not null then outcome := 'refused'; why := jsonb_build_object('reason', w.deposit_gate); end if;
      elsif w.bet_gate is not null then
        outcome := 'refused'; why := jsonb_build_object('reason', w.bet_gate);
      elsif r.session is not null and r.session is distinct from w.game_session then
        outcome := 'refused'; why := '{"reason": "sessionEnded"}';
      elsif coalesce(h.staked, 0) + r.amount > r.most then
        -- A rule counts the stakes of a game cycle together: three bets of one round are one stake.
        outcome := 'refused'; why := jsonb_build_object('reason', 'stake', 'amount', r.most::text, 'available', greatest(r.most - coalesce(h.staked, 0), 0)::text);
      elsif r.op = 'bet' and (h.state = 'closed' or h.free_rounds is not null) or r.op in ('betWin', 'freeRound') and h.state is not null then
        -- A bet that is decided at once has a round of its own, and so has one without a stake.
        outcome := 'refused'; why := '{"reason": "roundClosed"}';
      elsif r.op not in ('allow', 'buyIn') and (r.op <> 'freeRound' and w.bonus_grant is distinct from r."grant" or in_at >= w.bonus_until) then
        -- Whoever asks ends or activates what is due, and asks again.
        outcome := 'stale'; why := '{"reason": "bonus"}';
      end if;
      -- A round without a stake takes nothing of a limit.
      if outcome is null and r.op <> 'freeRound' and r.past is not true then
        stake := case when r.op = 'allow' then r.amount else least(r.amount, w.cash) end;
        worst := null; part := case when r.op = 'allow' then w.deposit_reserved else 0 end;
        for c in (case when r.op = 'allow' then 1 else 2 end)..(case when r.op = 'allow' then 1 else 3 end) loop
          k := caps[(r.w - 1) * 3 + c];
          continue when k.type is null;
          -- Between the latest beginning of its windows and its validity a cap is known.
          if in_at >= k.valid_until or in_at < greatest(k.window_start[1], k.window_start[2], k.window_start[3]) then
            outcome := 'stale'; why := null; exit;
          end if;
          la := case c when 1 then deposit_used when 2 then loss_used else wager_used end;
          -- The tightest of the three periods decides; only then is it worth knowing which.
          continue when least(k.amount[1] - greatest(la[1], 0), k.amount[2] - greatest(la[2], 0), k.amount[3] - greatest(la[3], 0)) - part >= stake;
          for q in 1..3 loop
            rest := k.amount[q] - greatest(la[q], 0) - part;
            if rest < stake and (worst is null or rest < worst) then
              worst := rest; outcome := 'refused';
              why := jsonb_build_object('reason', 'limit', 'type', types[c], 'period', periods[q], 'amount', k.amount[q]::text,
                'available', greatest(rest, 0)::text, 'resetsAt', to_char(k.window_end[q] at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
            end if;
          end loop;
        end loop;
        la := '{}';
      end if;
    end if;

    -- What it does, as legs.
    if outcome is null then
      case r.op
      when 'bet' then
        -- Own money first. A round uses the bonus money of one grant only.
        part := least(r.amount, w.cash); rest := r.amount - part;
        from_bucket := case when w.bonus_grant is not null and coalesce(h.grant_id, w.bonus_grant) = w.bonus_grant and coalesce(h.bucket, r.bucket) = r.bucket then r.bucket end;
        if rest > 0 and coalesce(bal[array_position(buckets, from_bucket)], 0) < rest then
          outcome := 'refused'; why := jsonb_build_object('reason', 'insufficientFunds', 'available', (w.cash + coalesce(bal[array_position(buckets, from_bucket)], 0))::text);
        elsif rest > 0 and coalesce(h.staked, 0) + r.amount > w.bonus_max_stake then
          outcome := 'refused'; why := jsonb_build_object('reason', 'maxBet', 'amount', w.bonus_max_stake::text, 'staked', coalesce(h.staked, 0)::text);
        else
          if part > 0 then nl := nl + 1; ld[nl] := 'cash'; lc[nl] := 'in_play_cash'; la[nl] := part; end if;
          if rest > 0 then nl := nl + 1; ld[nl] := from_bucket; lc[nl] := 'in_play_bonus'; la[nl] := rest; end if;
          if r.weight > 0 and r.amount >= w.bonus_min_stake and coalesce(h.grant_id, w.bonus_grant) = w.bonus_grant then
            weighted := r.weight * greatest(least(case r.counts when 'bonus' then rest else r.amount end, w.bonus_max_stake - coalesce(h.staked, 0)), 0);
          end if;
        end if;
      when 'freeRound' then
        is_free := true; grown := 0;
        select x.* into award from free_round_award x where x.shard = w.shard and x.id = r."grant" and x.player = w.player and x.currency = w.currency;
        if award.id is null then
          why := '{"reason": "freeRoundsUnknown"}';
        elsif award.state = 'paused' or award.factor is not null and award.state = 'active' and w.bonus_grant is distinct from award.grant_id then
          why := '{"reason": "freeRoundsPaused"}';
        elsif award.state = 'expired' or in_at >= award.until then
          why := '{"reason": "freeRoundsExpired"}';
        elsif award.state <> 'active' or award.remaining = 0 or award.factor is not null and w.bonus_max_stake = 0 then
          why := '{"reason": "freeRoundsOver"}';
        elsif award.value <> r.amount or not exists (select from game x where 'game:' || x.id = r.owner and x.friendly_id = any(award.games)) then
          why := jsonb_build_object('reason', 'freeRoundMismatch', 'amount', award.value::text);
        end if;
        if why is not null then outcome := 'refused'; end if;
      when 'win' then
        if h.state is null then
          outcome := 'unknown'; why := '{"reason": "round"}';
        elsif r."grant" is not null and h.free_rounds is distinct from r."grant" then
          outcome := 'refused'; why := '{"reason": "freeRoundMismatch"}';
        elsif h.state = 'closed' then
          outcome := 'refused'; why := '{"reason": "roundClosed"}';
        else
          if h.free_rounds is not null then
            -- The award has been compared; from here on `grant` is a bonus.
            is_free := true; grown := 0; r."grant" := null;
            select x.* into award from free_round_award x where x.shard = w.shard and x.id = h.free_rounds;
            r.amount := least(r.amount, award.max_won - award.won);
          end if;
          closes := coalesce(r.close, false); gaming := coalesce(h.account, 'gaming:casino');
          if closes and h.cash > 0 then nl := nl + 1; ld[nl] := 'in_play_cash'; lc[nl] := gaming; la[nl] := h.cash; end if;
          if closes and h.bonus > 0 then nl := nl + 1; ld[nl] := 'in_play_bonus'; lc[nl] := gaming; la[nl] := h.bonus; end if;
          -- A win returns in the split of its stake; what rounding leaves is the player's cash.
          rest := case when h.bonus = 0 then 0 else div(r.amount::numeric * h.bonus, h.bonus + h.cash)::bigint end;
          -- What is won without a stake is cash, or is wagered like the bonus that brought the round.
          if is_free and award.factor is not null then rest := r.amount; grown := div(rest::numeric * award.factor + 5000, 10000)::bigint; end if;
          part := r.amount - rest;
          settled := case when w.max_balance is null then part else least(part, greatest(w.max_balance - w.cash, 0)) end;
          if settled > 0 then nl := nl + 1; ld[nl] := gaming; lc[nl] := 'cash'; la[nl] := settled; end if;
          if part - settled > 0 then nl := nl + 1; ld[nl] := gaming; lc[nl] := 'reserve'; la[nl] := part - settled; end if;
          if rest > 0 and h.grant_id is distinct from w.bonus_grant then
            late := rest; late_from := gaming;
          elsif rest > 0 then
            nl := nl + 1; ld[nl] := gaming; lc[nl] := h.bucket; la[nl] := rest;
            if is_free then w.wager_required := w.wager_required + grown; end if;
          end if;
          hw := coalesce(h.wagered, 0);
        end if;
      when 'betWin' then
        part := least(r.amount, w.cash); rest := r.amount - part; from_bucket := case when w.bonus_grant is not null then r.bucket end;
        if rest > 0 and coalesce(bal[array_position(buckets, from_bucket)], 0) < rest then
          outcome := 'refused'; why := jsonb_build_object('reason', 'insufficientFunds', 'available', (w.cash + coalesce(bal[array_position(buckets, from_bucket)], 0))::text);
        elsif rest > 0 and r.amount > w.bonus_max_stake then
          outcome := 'refused'; why := jsonb_build_object('reason', 'maxBet', 'amount', w.bonus_max_stake::text, 'staked', '0');
        else
          gaming := r.account; closes := true; hw := 0;
          give := case when rest = 0 then 0 else div(r.win::numeric * rest, r.amount)::bigint end;
          if part > 0 then nl := nl + 1; ld[nl] := 'cash'; lc[nl] := gaming; la[nl] := part; end if;
          if rest > 0 then nl := nl + 1; ld[nl] := from_bucket; lc[nl] := gaming; la[nl] := rest; end if;
          settled := case when w.max_balance is null then r.win - give else least(r.win - give, greatest(w.max_balance - w.cash + part, 0)) end;
          if settled > 0 then nl := nl + 1; ld[nl] := gaming; lc[nl] := 'cash'; la[nl] := settled; end if;
          if r.win - give - settled > 0 then nl := nl + 1; ld[nl] := gaming; lc[nl] := 'reserve'; la[nl] := r.win - give - settled; end if;
          if give > 0 then nl := nl + 1; ld[nl] := gaming; lc[nl] := from_bucket; la[nl] := give; end if;
          if r.weight > 0 and r.amount >= w.bonus_min_stake then
            weighted := r.weight * greatest(least(case r.counts when 'bonus' then rest else r.amount end, w.bonus_max_stake), 0); hw := weighted;
          end if;
        end if;
      when 'rollback' then
        part := 0; rest := 0; from_bucket := null; known := postings[r.pt];
        if known.id is null then
          -- The bet is not known: its id is used up, so that it is refused if it still arrives.
          known := row(w.shard, p_id[r.pt], w.player, w.currency, 'bet', r.reason, '*', 'refused', '{"reason": "cancelledBefore"}', in_at, coalesce(r.happened, in_at), null, null)::posting_at_work;
          postings[r.pt] := known; ns := ns + 1; new_postings[ns] := known; unchained := true;
        elsif (known.player, known.currency) <> (w.player, w.currency) then
          -- Another player's: whoever asks has taken the wrong reference, and may ask again with the right one.
          outcome := 'mismatch';
        elsif known.outcome = 'posted' then
          if h.state is distinct from 'open' or h.won > 0 or known.reason_ref <> r.reason then
            outcome := 'refused'; why := '{"reason": "notReversible"}';
          else
            select coalesce(sum(t.amount) filter (where t.credit = 'in_play_cash'), 0), coalesce(sum(t.amount) filter (where t.credit = 'in_play_bonus'), 0),
              max(t.debit) filter (where t.credit = 'in_play_bonus')
            into part, rest, from_bucket
            from (select * from transfer union all select * from unnest(new_transfers)) t
            where t.shard = w.shard and t.player = w.player and t.currency = w.currency and t.seq = known.first_seq and t.posting = known.id;
            -- It is the posting that began the round that is reversed, and no win of nothing in it.
            is_free := h.free_rounds is not null and known.booked_at = h.opened_at;
            if is_free then
              grown := 0;
              select x.* into award from free_round_award x where x.shard = w.shard and x.id = h.free_rounds;
            elsif part + rest = 0 or part > h.cash or rest > h.bonus then
              outcome := 'refused'; why := '{"reason": "notReversible"}';
            else
              if part > 0 then nl := nl + 1; ld[nl] := 'in_play_cash'; lc[nl] := 'cash'; la[nl] := part; end if;
              if rest > 0 and h.grant_id is distinct from w.bonus_grant then
                late := rest; late_from := 'in_play_bonus'; closes := part + rest = h.cash + h.bonus;
              elsif rest > 0 then
                nl := nl + 1; ld[nl] := 'in_play_bonus'; lc[nl] := from_bucket; la[nl] := rest;
              end if;
              weighted := known.weighted;
            end if;
          end if;
        end if;
      when 'move' then
        for j in 0..coalesce(jsonb_array_length(r.legs), 0) - 1 loop
          nl := nl + 1; ld[nl] := r.legs->j->>0; lc[nl] := r.legs->j->>1; la[nl] := (r.legs->j->>2)::bigint;
        end loop;
        if r.hold_action = 'close' and h.state is distinct from 'open' then
          outcome := 'refused'; why := '{"reason": "holdClosed"}';
        elsif r.hold_action in ('open', 'count') and h.state is not null then
          outcome := 'refused'; why := '{"reason": "holdKnown"}';
        elsif r.hold_action = 'undo' and (h.kind = 'race' and h.staked > 0) is not true then
          outcome := 'refused'; why := '{"reason": "holdClosed"}';
        end if;
      when 'buyIn' then
        part := r.amount;
        if r.hold_kind is distinct from 'race' then raise exception 'a buy-in has a hold of its own kind'; end if;
        if h.state is not null then outcome := 'refused'; why := '{"reason": "holdKnown"}'; end if;
        nl := 1; ld[1] := 'cash'; lc[1] := r.owner; la[1] := r.amount;
      when 'take' then
        part := least(r.amount, w.cash); rest := least(r.amount - part, w.reserve);
        if part > 0 then nl := nl + 1; ld[nl] := 'cash'; lc[nl] := r.legs->0->>1; la[nl] := part; end if;
        if rest > 0 then nl := nl + 1; ld[nl] := 'reserve'; lc[nl] := r.legs->0->>1; la[nl] := rest; end if;
        if r.amount - part - rest > 0 then nl := nl + 1; ld[nl] := 'debt'; lc[nl] := r.legs->0->>1; la[nl] := r.amount - part - rest; end if;
      when 'allow' then
        if h.state is not null then outcome := 'refused'; why := '{"reason": "holdKnown"}'; end if;
      when 'grant' then
        select x.* into g from bonus_grant x where x.shard = w.shard and x.deposit = r."grant" and x.player = w.player and x.currency = w.currency;
        if g.deposit is null then raise exception 'there is no grant % of this wallet', r."grant"; end if;
        if r.action in ('activate', 'resume') and w.bonus_grant is not null or r.action = 'activate' and w.promo + w.betting_bonus + w.live_bonus > 0 then
          outcome := 'refused'; why := '{"reason": "anotherGrant"}';
        elsif g.wager_state is distinct from (case r.action when 'activate' then 'waiting' when 'resume' then 'paused' else g.wager_state end)
            or g.wager_state not in ('waiting', 'active', 'paused') or r.action in ('pause', 'close') and g.wager_state <> 'active' then
          outcome := 'refused'; why := '{"reason": "grantEnded"}';
        else
          for j in 0..coalesce(jsonb_array_length(r.legs), 0) - 1 loop
            nl := nl + 1; ld[nl] := r.legs->j->>0; lc[nl] := r.legs->j->>1; la[nl] := (r.legs->j->>2)::bigint; gave := gave + la[nl];
          end loop;
          if r.action = 'end' then ending := r.as_state; end if;
        end if;
      when 'release' then
        null;
      else
        raise exception 'no such operation: %', r.op;
      end case;
    end if;

    -- Where a round closes, the active grant may end with it. What is ended gives its bonus money back, or to the player.
    if outcome is null and closes and w.bonus_grant is not null or ending is not null then
      rests := array[bal[4], bal[5], bal[6]]; left_over := w.in_play_bonus - case when r.op = 'rollback' then late else 0 end; room := w.cash;
      for j in 1..nl loop
        c := array_position(buckets, ld[j]) - 3; d := array_position(buckets, lc[j]) - 3;
        if c between 1 and 3 then rests[c] := rests[c] - la[j]; end if;
        if d between 1 and 3 then rests[d] := rests[d] + la[j]; end if;
        left_over := left_over + case 'in_play_bonus' when lc[j] then la[j] when ld[j] then -la[j] else 0 end;
        room := room + case 'cash' when lc[j] then la[j] when ld[j] then -la[j] else 0 end;
      end loop;
      if ending is null then
        own := r.op = 'betWin' and (weighted is not null or rest > 0) or h.grant_id = w.bonus_grant;
        if own then w.wager_done := w.wager_done + hw; changed_progress := hw > 0; end if;
        ending := case when is_free and w.wager_required = 0 and rests[1] + rests[2] + rests[3] + left_over = 0 and w.bonus_award is null then 'used'
          when (own or w.wager_required > 0) and w.wager_done >= w.wager_required * 10000 then 'completed'
          when rests[1] + rests[2] + rests[3] + left_over = 0 and w.bonus_award is null then 'used'
          when w.bonus_max_stake = 0 and left_over = 0 then 'expired' end;
        -- While rounds are left whose wins it would wager, there is more to come.
        if ending in ('completed', 'used') and exists (select from free_round_award x where x.shard = w.shard and x.grant_id = w.bonus_grant and x.factor is not null
            and x.state = 'active' and x.remaining + x.open > case when is_free and x.id = award.id then 1 else 0 end) then
          ending := null;
        end if;
      elsif g.wager_state = 'waiting' then
        rests := array[0, 0, 0];
      end if;
      for c in 1..(case when ending is null then 0 else 3 end) loop
        give := case when ending = 'completed' then least(rests[c], coalesce(w.bonus_caps[c], rests[c])) else 0 end;
        settled := case when w.max_balance is null then give else least(give, greatest(w.max_balance - room, 0)) end;
        if settled > 0 then nl := nl + 1; ld[nl] := buckets[3 + c]; lc[nl] := 'cash'; la[nl] := settled; end if;
        if give > settled then nl := nl + 1; ld[nl] := buckets[3 + c]; lc[nl] := 'reserve'; la[nl] := give - settled; end if;
        if rests[c] > give then nl := nl + 1; ld[nl] := buckets[3 + c]; lc[nl] := costs[c]; la[nl] := rests[c] - give; end if;
        room := room + settled; converted := converted + give; returned := returned + rests[c] - give;
        if w.bonus_caps[c] is not null then w.bonus_caps[c] := w.bonus_caps[c] - give; end if;
      end loop;
      -- An award that comes after the wagering, as cash.
      if ending = 'completed' and w.bonus_award > 0 then
        gave := w.bonus_award;
        settled := case when w.max_balance is null then gave else least(gave, greatest(w.max_balance - room, 0)) end;
        if settled > 0 then nl := nl + 1; ld[nl] := costs[1]; lc[nl] := 'cash'; la[nl] := settled; end if;
        if gave > settled then nl := nl + 1; ld[nl] := costs[1]; lc[nl] := 'reserve'; la[nl] := gave - settled; end if;
        update bonus_award x set held = x.given where x.shard = w.shard and x.deposit = w.bonus_grant and x.held + x.lost = 0 and x.kind not in ('freeSpin', 'pokerBonus');
      end if;
    end if;
    -- A round of a grant that is no longer active: what it staked of the bonus follows what became of the grant.
    if outcome is null and (late > 0 or (closes and r.op = 'win' or r.op = 'rollback') and h.grant_id is distinct from w.bonus_grant and h.grant_id is not null) then
      select x.* into g from bonus_grant x where x.shard = w.shard and x.deposit = h.grant_id;
      c := array_position(buckets, h.bucket) - 3;
      if late > 0 and g.wager_state in ('paused', 'active') then
        nl := nl + 1; ld[nl] := late_from; lc[nl] := h.bucket; la[nl] := late;
      elsif late > 0 then
        give := case when g.wager_state = 'completed' then least(late, coalesce(g.caps[c], late)) else 0 end; room := w.cash;
        for j in 1..nl loop room := room + case 'cash' when lc[j] then la[j] when ld[j] then -la[j] else 0 end; end loop;
        settled := case when w.max_balance is null then give else least(give, greatest(w.max_balance - room, 0)) end;
        if settled > 0 then nl := nl + 1; ld[nl] := late_from; lc[nl] := 'cash'; la[nl] := settled; end if;
        if give > settled then nl := nl + 1; ld[nl] := late_from; lc[nl] := 'reserve'; la[nl] := give - settled; end if;
        if late > give then nl := nl + 1; ld[nl] := late_from; lc[nl] := costs[c]; la[nl] := late - give; end if;
        if g.caps[c] is not null then g.caps[c] := g.caps[c] - give; end if;
        late_converted := give; late_returned := late - give; grown := 0;
        -- What became cash was won as cash.
        if r.op = 'win' then part := part + give; rest := rest - give; end if;
      end if;
    end if;

    -- Legs move the balances; what would fall below zero refuses the whole posting.
    if outcome is null and nl > 0 then
      first_leg := nt;
      for j in 1..nl loop
        if la[j] is null or la[j] <= 0 then raise exception 'a leg moves more than nothing'; end if;
        -- The legs of play are made above, by its kind; what somebody else says is looked up.
        if r.op in ('move', 'take', 'grant', 'buyIn') or lc[j] = 'in_play_bonus' then
          select l.* into route from posting_leg l
            join account one on one.code = ld[j] and one.kind = l.debit join account other on other.code = lc[j] and other.kind = l.credit
            where l.kind = r.kind;
          owed := owed + case 'debt' when ld[j] then la[j] when lc[j] then -la[j] else 0 end;
          if route.kind is null then raise exception 'a posting of the kind % moves nothing from % to %', r.kind, ld[j], lc[j]; end if;
          if route.needs = 'withdrawal' and not exists (
            select from withdrawal x where x.shard = w.shard and x.reference = r.reason and x.player = w.player and x.currency = w.currency and x.amount >= la[j]
              and array[ld[j], lc[j]] && array['fees', 'payouts:' || x.provider]
          ) then
            raise exception 'there is no withdrawal % that moves % from % to %', r.reason, la[j], ld[j], lc[j];
          end if;
        end if;
        c := array_position(buckets, ld[j]); d := array_position(buckets, lc[j]); debit_after := null; credit_after := null;
        if c is not null then debit_after := bal[c] - la[j]; bal[c] := debit_after; end if;
        if debit_after < 0 then
          outcome := 'refused'; why := jsonb_build_object('reason', 'insufficientFunds', 'available', (debit_after + la[j])::text, 'bucket', ld[j]);
          exit;
        end if;
        if d is not null then credit_after := bal[d] + la[j]; bal[d] := credit_after; end if;
        nt := nt + 1;
        new_transfers[nt] := row(w.shard, w.player, w.currency, w.seq + 1, j, p_id[r.p], ld[j], lc[j], la[j], debit_after, credit_after, in_at)::transfer_at_work;
      end loop;
      if outcome is not null then
        new_transfers := new_transfers[1:first_leg]; nt := first_leg;
        bal := array[w.cash, w.reserve, w.held, w.promo, w.betting_bonus, w.live_bonus, w.cashback, w.saving, w.in_play_cash, w.in_play_bonus, w.pending_withdrawal];
      end if;
    end if;

    -- It is posted: balances, holds and caps follow.
    if outcome is null then
      outcome := 'posted'; changes := nl > 0 or changed_progress;
      if owed <> 0 then
        insert into debt as x (shard, player, currency, amount, since, changed_at) values (w.shard, w.player, w.currency, owed, in_at, in_at)
        on conflict (shard, player, currency) do update set amount = x.amount + excluded.amount, changed_at = excluded.changed_at,
          since = case when x.amount = 0 then excluded.since else x.since end
        returning x.amount into owes;
        -- It only ever brings a debt nearer to nothing.
        if r.kind in ('debtRecovery', 'debtWrittenOff') and sign(owes) * sign(owed) > 0 then raise exception 'player % owes no such debt', w.player; end if;
      end if;
      if nl > 0 then w.seq := w.seq + 1; seq := w.seq; end if;
      if r.h is not null and (r.op <> 'move' or r.hold_action is not null) and (r.op <> 'rollback' or nl > 0 or is_free) then
        if h.state is null and r.op <> 'release' then
          h := row(w.shard, h_id[r.h], w.player, w.currency, coalesce(r.hold_kind, 'round'), coalesce(r.owner, r.reason), 0, 0, 0, null, 0, 0, 0, 0, 'open', in_at, null, null, null, r.account, null, null, null)::hold_at_work;
        end if;
        case r.op
        when 'bet' then
          h.cash := h.cash + part; h.staked := h.staked + r.amount; h.amount := h.amount + r.amount;
          if rest > 0 then h.bonus := h.bonus + rest; h.bonus_staked := h.bonus_staked + rest; end if;
          if weighted is not null or rest > 0 then
            h.grant_id := w.bonus_grant; h.wagered := coalesce(h.wagered, 0) + coalesce(weighted, 0);
            if rest > 0 then h.bucket := from_bucket; end if;
          end if;
        when 'freeRound' then
          h.free_rounds := award.id;
          if award.factor is not null then h.grant_id := award.grant_id; h.bucket := 'promo'; h.wagered := 0; end if;
        when 'win' then
          h.won := h.won + r.amount; h.bonus_won := h.bonus_won + rest;
          if closes then
            h.state := 'closed'; h.closed_at := in_at; h.cash := 0; h.bonus := 0; h.amount := 0;
            -- While its grant is paused it counts all the same.
            if h.grant_id is distinct from w.bonus_grant and g.wager_state = 'paused' and g.deposit = h.grant_id then
              update bonus_grant x set wagered = x.wagered + hw where x.shard = w.shard and x.deposit = h.grant_id;
            elsif h.grant_id is distinct from w.bonus_grant and h.grant_id is not null then
              h.wagered := 0;
            end if;
          end if;
        when 'betWin' then
          h.staked := r.amount; h.won := r.win; h.state := 'closed'; h.closed_at := in_at;
          if weighted is not null or rest > 0 then
            h.grant_id := w.bonus_grant; h.wagered := weighted;
            if rest > 0 then h.bucket := from_bucket; h.bonus_staked := rest; h.bonus_won := div(r.win::numeric * rest, r.amount)::bigint; end if;
          end if;
        when 'rollback' then
          h.cash := h.cash - part; h.bonus := h.bonus - rest; h.staked := h.staked - part - rest; h.bonus_staked := h.bonus_staked - rest;
          h.amount := h.cash + h.bonus;
          if weighted is not null then h.wagered := h.wagered - weighted; end if;
          if h.amount = 0 then h.state := 'closed'; h.closed_at := in_at; end if;
          if is_free then h.free_rounds := null; end if;
        when 'buyIn' then
          h.staked := r.amount; h.state := 'closed'; h.closed_at := in_at;
        when 'allow' then
          h.amount := r.amount; w.deposit_reserved := w.deposit_reserved + r.amount; changes := true;
        else
          if r.hold_action = 'open' then
            h.amount := r.amount;
          elsif r.hold_action = 'undo' then
            part := h.staked; h.staked := 0;
          elsif r.hold_action = 'count' or h.state = 'open' then
            if r.hold_action is distinct from 'count' and h.kind = 'deposit' then
              w.deposit_reserved := w.deposit_reserved - h.amount; changes := true;
            end if;
            h.state := 'closed'; h.closed_at := in_at; h.staked := coalesce(r.counted, 0);
            if h.kind in ('deposit', 'held') then h.counted_at := in_at; end if;
          end if;
        end case;
        if h.state is not null then
          if (holds[r.h]).state is null or (new_holds[r.h]).state is not null then new_holds[r.h] := h; opened := true; else changed_holds[r.h] := h; changed := true; end if;
          holds[r.h] := h;
        end if;
      end if;
      if is_free then
        perform free_round_moved(w.shard, award.id, r.op, closes, r.amount, grown, p_id[r.p], in_at);
      end if;
      -- Where there is no cap nothing is counted: its counters are null and stay so.
      case r.op
      when 'bet', 'buyIn' then
        -- The caps are not stale, so that all their windows run.
        if loss_used is not null then loss_used := array[loss_used[1] + part, loss_used[2] + part, loss_used[3] + part]; end if;
        if wager_used is not null then wager_used := array[wager_used[1] + part, wager_used[2] + part, wager_used[3] + part]; end if;
      when 'betWin' then
        give := part - r.win + h.bonus_won;
        if loss_used is not null then loss_used := array[loss_used[1] + give, loss_used[2] + give, loss_used[3] + give]; end if;
        if wager_used is not null then wager_used := array[wager_used[1] + part, wager_used[2] + part, wager_used[3] + part]; end if;
      when 'win', 'rollback' then
        -- A window that has turned counts no more; room comes back only in the window in which the round began.
        k := caps[(r.w - 1) * 3 + 2];
        if part > 0 and k.type is not null then
          for q in 1..3 loop
            continue when k.amount[q] is null or in_at < k.window_start[q] or in_at >= k.window_end[q] or h.opened_at < k.window_start[q];
            loss_used[q] := loss_used[q] - part;
          end loop;
        end if;
        k := caps[(r.w - 1) * 3 + 3];
        if r.op = 'rollback' and part > 0 and k.type is not null then
          for q in 1..3 loop
            continue when k.amount[q] is null or in_at < k.window_start[q] or in_at >= k.window_end[q] or h.opened_at < k.window_start[q];
            wager_used[q] := wager_used[q] - part;
          end loop;
        end if;
      when 'move' then
        k := caps[(r.w - 1) * 3 + 1];
        if r.counted <> 0 and k.type is not null then
          for q in 1..3 loop
            continue when k.amount[q] is null or in_at < k.window_start[q] or in_at >= k.window_end[q];
            deposit_used[q] := deposit_used[q] + r.counted;
          end loop;
          changes := true;
        end if;
        -- A buy-in that is given back frees room in the windows in which it was made.
        for c in 2..(case when r.hold_action = 'undo' then 3 else 1 end) loop
          k := caps[(r.w - 1) * 3 + c];
          continue when k.type is null;
          for q in 1..3 loop
            continue when k.amount[q] is null or in_at < k.window_start[q] or in_at >= k.window_end[q] or h.opened_at < k.window_start[q];
            if c = 2 then loss_used[q] := loss_used[q] - part; else wager_used[q] := wager_used[q] - part; end if;
          end loop;
        end loop;
      else
        null;
      end case;
      if r.op = 'grant' and ending is null then
        changes := true;
        case r.action
        when 'pause' then
          update bonus_grant x set wagered = w.wager_done, caps = w.bonus_caps, paused_at = in_at where x.shard = w.shard and x.deposit = r."grant";
          w.bonus_grant := null;
        when 'close' then
          update bonus_grant x set closing_since = in_at where x.shard = w.shard and x.deposit = r."grant";
          w.bonus_max_stake := 0; w.bonus_until := r.happened;
        when 'amend' then
          update bonus_grant x set turnover_required = r.required where x.shard = w.shard and x.deposit = r."grant";
          if w.bonus_grant = r."grant" then w.wager_required := r.required; end if;
        else
          w.bonus_grant := r."grant"; w.wager_required := g.turnover_required; w.wager_done := g.wagered; w.bonus_max_stake := g.max_stake; w.bonus_min_stake := g.min_stake;
          w.bonus_caps := g.caps; w.bonus_until := g.expires_at; w.bonus_award := g.award_due;
        end case;
        perform grant_happened(w.shard, r."grant", case r.action when 'activate' then 'activated' when 'pause' then 'paused' when 'resume' then 'resumed' when 'close' then 'closing' else 'amended' end,
          gave, 0, 0, r.required, p_id[r.p], in_at, r.actor);
      elsif ending is not null then
        changes := true;
        if r.op <> 'grant' or w.bonus_grant = r."grant" then
          update bonus_grant x set wagered = w.wager_done, caps = w.bonus_caps where x.shard = w.shard and x.deposit = w.bonus_grant;
        end if;
        perform grant_happened(w.shard, coalesce(r."grant", w.bonus_grant), ending, gave, converted, returned, null, p_id[r.p], in_at, coalesce(r.actor, 'job:ledger'));
        if r.op <> 'grant' or w.bonus_grant = r."grant" then w.bonus_grant := null; end if;
      end if;
      if late_converted + late_returned > 0 then
        update bonus_grant x set caps = g.caps where x.shard = w.shard and x.deposit = g.deposit and g.caps is not null;
        perform grant_happened(w.shard, g.deposit, 'late', 0, late_converted, late_returned, null, p_id[r.p], in_at, 'job:ledger');
      end if;
      if changes then
        if w.bonus_grant is null then
          w.wager_required := null; w.wager_done := null; w.bonus_max_stake := null; w.bonus_min_stake := null; w.bonus_caps := null; w.bonus_until := null; w.bonus_award := null;
        end if;
        w := row(w.shard, w.player, w.currency, bal[1], bal[2], bal[3], bal[4], bal[5], bal[6], bal[7], bal[8], bal[9], bal[10], bal[11], w.seq,
          w.bet_gate, w.deposit_gate, w.gate_until, w.max_balance, deposit_used, w.deposit_reserved, loss_used, wager_used, w.game_session,
          w.bonus_grant, w.wager_required, w.wager_done, w.bonus_max_stake, w.bonus_min_stake, w.bonus_caps, w.bonus_until, w.bonus_award)::wallet_at_work;
        wallets[r.w] := w; changed_wallets[r.w] := w;
      end if;
    end if;

    if outcome in ('posted', 'refused') and not replayed then
      known := row(w.shard, p_id[r.p], w.player, w.currency, r.kind, r.reason, r.hash, outcome, why, in_at, coalesce(r.happened, in_at), seq,
        case when outcome <> 'posted' then null when r.op in ('bet', 'betWin') then nullif(weighted, 0) when r.op = 'rollback' then -weighted end)::posting_at_work;
      postings[r.p] := known; ns := ns + 1; new_postings[ns] := known;
      if seq is null then unchained := true; end if;
      if r.p2 is not null and outcome = 'posted' then
        known.id := p_id[r.p2]; known.weighted := null; postings[r.p2] := known; ns := ns + 1; new_postings[ns] := known;
      end if;
    end if;
    refusal := why; balances := bal;
    return next;
  end loop;

  if ns > 0 then
    insert into posting select * from unnest(new_postings);
  end if;
  -- What moved nothing stands in no chain of transfers.
  if unchained then
    insert into witness (place, key, digest) select 'posting', concat_ws('/', i.shard, i.id), row_digest(row(i.*)::posting) from unnest(new_postings) i where i.first_seq is null;
  end if;
  if nt > 0 then
    insert into transfer select * from unnest(new_transfers);
  end if;
  update wallet x set cash = i.cash, reserve = i.reserve, held = i.held, promo = i.promo, betting_bonus = i.betting_bonus,
    live_bonus = i.live_bonus, cashback = i.cashback, saving = i.saving, in_play_cash = i.in_play_cash, in_play_bonus = i.in_play_bonus,
    pending_withdrawal = i.pending_withdrawal, seq = i.seq, deposit_used = i.deposit_used, deposit_reserved = i.deposit_reserved,
    loss_used = i.loss_used, wager_used = i.wager_used, bonus_grant = i.bonus_grant, wager_required = i.wager_required, wager_done = i.wager_done,
    bonus_max_stake = i.bonus_max_stake, bonus_min_stake = i.bonus_min_stake, bonus_caps = i.bonus_caps, bonus_until = i.bonus_until, bonus_award = i.bonus_award
  from unnest(changed_wallets) i where x.shard = i.shard and x.player = i.player and x.currency = i.currency;
  -- The lock on its wallet keeps anybody else from opening the same hold meanwhile.
  if opened then
    insert into hold select * from unnest(new_holds) i where i.id is not null;
  end if;
  if changed then
    update hold x set amount = i.amount, cash = i.cash, bonus = i.bonus, bucket = i.bucket, staked = i.staked, won = i.won,
      bonus_staked = i.bonus_staked, bonus_won = i.bonus_won, state = i.state, closed_at = i.closed_at, counted_at = i.counted_at,
      grant_id = i.grant_id, wagered = i.wagered, free_rounds = i.free_rounds
    from unnest(changed_holds) i where x.shard = i.shard and x.player = i.player and x.currency = i.currency and x.id = i.id;
  end if;
end $$;
