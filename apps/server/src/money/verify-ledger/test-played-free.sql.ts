import { freeRound, giveCashRounds } from '../wallet/test-free-rounds.ts'
import { win, type TestLedger } from '../wallet/test-ledger.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** Free rounds of which one has won, one is open and one is left. */
export async function playFree(ledger: TestLedger, key: WalletKey): Promise<void> {
  const award = await giveCashRounds(ledger, key, { maxWon: 500n })
  const [won, open] = [freeRound(key, award), freeRound(key, award)]
  await ledger.call(won, win(key, won.round, 60n), open)
}

/** Faults in what awards of free rounds say, which their check finds; `owner` is a condition for their wallet. */
export const freeRoundPlants = (owner: () => string): [check: string, what: string, statement: () => string][] => [
  ['free rounds', 'a round more than was given', () => `update free_round_award set remaining = remaining + 1 where ${owner()}`],
  [
    'free rounds',
    'a round that was played from no award',
    () => `update hold set free_rounds = null where ${owner()} and free_rounds is not null and state = 'open'`,
  ],
  [
    'free rounds',
    'a round of an award that is not there',
    () => `update hold set free_rounds = 'free:nothing' where ${owner()} and free_rounds is not null`,
  ],
  ['free rounds', 'a win that no round has won', () => `update free_round_award set won = won + 1 where ${owner()}`],
  [
    'free rounds',
    'a win that no event tells',
    () =>
      `update free_round_event set amount = amount - 1 where kind = 'won' and award in (select id from free_round_award where ${owner()})`,
  ],
  ['free rounds', 'a round that is open no more', () => `update free_round_award set open = 0 where ${owner()}`],
  [
    'free rounds',
    'an award that ended without an event',
    () => `update free_round_award set state = 'expired', ended_at = given_at where ${owner()}`,
  ],
  ['free rounds', 'an award whose bonus is not there', () => `update free_round_award set grant_id = 'code:nothing' where ${owner()}`],
  [
    'free rounds',
    'an award whose bonus was refused',
    () => `update bonus_grant set state = 'refused', reason = 'test' where ${owner()} and wager_state is null`,
  ],
  ['free rounds', 'cash that has made a requirement longer', () => `update free_round_award set required = 5 where ${owner()}`],
]
