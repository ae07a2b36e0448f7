import { asOwner } from '../wallet/test-ledger.sql.ts'
import { betWin, type TestLedger } from '../wallet/test-ledger.ts'
import type { Posting, WalletKey } from '../wallet/posting.ts'
import { openAccounts } from '../wallet/wallet.ts'

/** A player who lost 500.00 on a day: their cashback was taken, other cashback waits, and a thousand points were exchanged. */
export async function bringCashback(ledger: TestLedger): Promise<WalletKey> {
  const key = await ledger.open(100_000n, { shard: 8 })
  const at = `'${ledger.clock.now().toISOString()}'::timestamptz`
  const move = (id: string, kind: string, reason: string, leg: [string, string, bigint]): Posting => ({
    op: 'move',
    wallet: key,
    id,
    kind,
    reason,
    legs: [leg],
  })
  await openAccounts(ledger.database.db, ['bonus:cashBack', 'bonus:loyalty'])
  const results = await ledger.call(
    betWin(key, 50_000n, 0n),
    move('bonus:back:1', 'bonus', 'back', ['bonus:cashBack', 'cashback', 5000n]),
    move('cashback:back:taken', 'cashback', 'back', ['cashback', 'cash', 5000n]),
    move('bonus:later:1', 'bonus', 'later', ['bonus:cashBack', 'cashback', 700n]),
    move('loyalty:one', 'loyalty', 'loyalty:one', ['bonus:loyalty', 'cash', 100n]),
  )
  if (results.some(({ outcome }) => outcome !== 'posted')) throw new Error('Cashback could not be posted')
  await asOwner(ledger.database.owner, rowsOf(key, at))
  return key
}

const rowsOf = ({ shard, player, currency }: WalletKey, at: string): string => {
  const wallet = `${shard}, ${player}, '${currency}'`
  const day = `(${at} at time zone 'UTC')::date`
  return `
    insert into campaign_version (campaign, version, data, at, actor) values (1, 1, '{}', ${at}, 'test') on conflict do nothing;
    insert into round_reader (reader, began_at, looked_to, next_to, next_after, swept_at)
      values ('play-days', '2026-01-01', ${at}, ${at}, pg_snapshot_xmax(pg_current_snapshot()), ${at});
    insert into round_read (reader, shard, player, currency, seq) values ('play-days', ${wallet}, 1000);
    insert into play_day (shard, player, currency, day, zone, game, weight, rounds, staked, won) values (${wallet}, ${day}, 'UTC', 1, 20000, 1, 50000, 0);
    insert into loyalty (shard, player, currency, earned, spent, level_since, looked_at) values (${wallet}, 1000000000, 1000000000, ${at}, ${at});
    insert into loyalty_event (shard, player, currency, n, kind, level, points, amount, posting, at)
      values (${wallet}, 1, 'exchanged', 0, 1000000000, 100, 'loyalty:one', ${at});
    insert into bonus_grant (shard, deposit, player, currency, campaign, version, automatic, source, state, granted_at) values
      (${shard}, 'back', ${player}, '${currency}', 1, 1, true, 'cashback', 'granted', ${at}), (${shard}, 'later', ${player}, '${currency}', 1, 1, true, 'code', 'granted', ${at});
    insert into bonus_award (shard, deposit, kind, given, held) values (${shard}, 'back', 'cashBack', 5000, 5000), (${shard}, 'later', 'cashBack', 700, 700);
    insert into cashback_run (campaign, zone, starts_at, ends_at, version, base, state, at)
      values (1, 'UTC', ${day}::timestamp at time zone 'UTC', (${day} + 1)::timestamp at time zone 'UTC', 1, 'netLoss', 'done', ${at});
    insert into cashback_line (shard, player, currency, campaign, zone, starts_at, from_day, to_day, staked, base, rate, amount, state, grant_id)
      values (${wallet}, 1, 'UTC', ${day}::timestamp at time zone 'UTC', ${day}, ${day}, 50000, 50000, 1000, 5000, 'given', 'back');
    insert into cashback_claim (shard, deposit, player, currency, amount, state, opened_at, changed_at) values
      (${shard}, 'back', ${player}, '${currency}', 5000, 'taken', ${at}, ${at}), (${shard}, 'later', ${player}, '${currency}', 700, 'open', ${at}, ${at})`
}

/** Faults in cashback and points, each with the check that finds it. */
export const cashbackPlants: [check: string, what: string, statement: () => string][] = [
  ['play days', 'a day that says more was staked than in its rounds', () => 'update play_day set staked = staked + 1'],
  ['play days', 'a day that its rounds do not have', () => 'update play_day set day = day - 1'],
  ['play days', 'points that no day has earned', () => 'update loyalty set earned = earned + 1'],
  ['play days', 'a level that nothing led to', () => 'update loyalty set level = 3'],
  ['exchanged points', 'an exchange that brought more than its points', () => 'update loyalty_event set amount = amount + 1'],
  ['exchanged points', 'an exchange that nothing says', () => 'delete from loyalty_event'],
  ['cashback lines', 'a base that its parts do not make', () => 'update cashback_line set base = base + 1'],
  ['cashback lines', 'losses that the days do not have', () => 'update cashback_line set staked = staked + 1, base = base + 1'],
  ['cashback lines', 'a line that brings more than its share', () => 'update cashback_line set amount = amount + 1'],
  ['cashback lines', 'cashback of no window', () => 'delete from cashback_line'],
  ['cashback to take', 'cashback that lies in no wallet', () => `update cashback_claim set amount = amount + 1 where state = 'open'`],
  ['cashback to take', 'cashback that nobody took', () => `update cashback_claim set state = 'taken' where state = 'open'`],
]
