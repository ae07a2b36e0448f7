import { bet, betWin, win, type TestLedger } from '../wallet/test-ledger.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** A bonus that was wagered to the end with a round still open, and one that is half done. */
export async function wager(ledger: TestLedger): Promise<WalletKey> {
  const key = await ledger.open(100n, { shard: 6 })
  const first = await ledger.grant(key, { promo: 200n }, { required: 300n, maxStake: 150n, caps: [150n, null, null] })
  const [open, mixed] = [bet(key, 120n, { bonus: first }), bet(key, 100n, { bonus: first })]
  await ledger.call(open, mixed, win(key, mixed.round, 300n))
  const last = bet(key, 150n, { bonus: first })
  const more = bet(key, 50n, { bonus: first })
  await ledger.call(last, win(key, last.round, 10n), more, win(key, more.round, 0n), win(key, open.round, 60n))
  const second = await ledger.grant(key, { promo: 500n }, { required: 1000n })
  const half = bet(key, 500n, { bonus: second })
  await ledger.call(half, win(key, half.round, 77n), betWin(key, 60n, 20n, undefined, undefined, second))
  return key
}

/** Faults in what bonuses have counted and moved, each with the check that finds it; `owner` is a condition for their wallet. */
export const wageringPlants = (owner: () => string): [check: string, what: string, statement: () => string][] => [
  ['wagering', 'progress that no round has counted', () => `update wallet set wager_done = wager_done + 1 where ${owner()}`],
  [
    'wagering',
    'a round that says it counted more',
    () => `update hold set wagered = wagered + 1 where ${owner()} and wagered > 0 and state = 'closed'`,
  ],
  [
    'wagering',
    'a grant that stands where no event has brought it',
    () => `update bonus_grant set wager_state = 'used' where ${owner()} and wager_state = 'completed'`,
  ],
  [
    'wagering',
    'a wallet whose grant is gone from it',
    () => `update wallet set bonus_grant = null, wager_required = null, wager_done = null, bonus_min_stake = null where ${owner()}`,
  ],
  [
    'wagering',
    'a requirement that became smaller on the wallet alone',
    () => `update wallet set wager_required = wager_required - 1 where ${owner()}`,
  ],
  [
    'wagering',
    'a completion before its time',
    () => `update bonus_grant set turnover_required = 9999 where ${owner()} and wager_state = 'completed'`,
  ],
  [
    'wagering',
    'more given than is there',
    () =>
      `update grant_event set given = given + 1 where deposit in (select deposit from bonus_grant where ${owner()} and wager_state = 'active') and kind = 'activated'`,
  ],
  [
    'bonus',
    'a return that no posting moved',
    () =>
      `update grant_event set returned = returned + 1 where deposit in (select deposit from bonus_grant where ${owner()}) and kind = 'completed'`,
  ],
  [
    'bonus',
    'an event that names the posting of another',
    () =>
      `update grant_event set posting = (select posting from grant_event where kind = 'activated' order by at, deposit limit 1), given = 1 where deposit in (select deposit from bonus_grant where ${owner()}) and kind = 'completed'`,
  ],
]

/** Faults in what play and bonuses came to; `owner` is a condition for a wallet that has wagered. */
export const figurePlants = (owner: () => string): [check: string, what: string, statement: () => string][] => [
  [
    'figures',
    'a round that took more cash than the games earned',
    () => `update hold set staked = staked + 1 where ${owner()} and state = 'closed' and bonus_staked > 0`,
  ],
  ['figures', 'bonus money that nobody has given', () => `update wallet set cashback = cashback + 1 where ${owner()}`],
]
