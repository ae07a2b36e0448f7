import type { House } from '../../../base/house.ts'
import type { WalletKey } from '../../../money/wallet/index.ts'
import { readFreeRounds, readPlayableFreeRounds, type FreeRoundAward } from '../../free-rounds/index.ts'

/** An award as a studio is told it: amounts are minor units as strings. */
type ToldFreeRounds = {
  award: string
  left: number
  value: string
  won: string
  maxWon?: string
  until?: string
  winnings: 'cash' | 'bonus'
}

/** Returns the free rounds that can be played in a game now, in the order in which they are played. */
export async function freeRoundsIn({ db, clock }: Pick<House, 'db' | 'clock'>, wallet: WalletKey, game: string): Promise<ToldFreeRounds[]> {
  return (await readPlayableFreeRounds(db, wallet, game, clock.now())).map(told)
}

/** Returns how an award stands after a call about it; empty if there is no such award of this wallet. */
export async function freeRoundAfter(
  { db }: Pick<House, 'db'>,
  wallet: WalletKey,
  said: { award: string } | undefined,
): Promise<{ freeRound?: ToldFreeRounds }> {
  const award = said && (await readFreeRounds(db, wallet, said.award))
  return award ? { freeRound: told(award) } : {}
}

function told({ id, remaining, value, won, max_won: most, until, factor, state }: FreeRoundAward): ToldFreeRounds {
  return {
    award: id,
    left: state === 'active' ? remaining : 0,
    value: String(value),
    won: String(won),
    ...(most === null ? {} : { maxWon: String(most) }),
    ...(until === null ? {} : { until: until.toISOString() }),
    winnings: factor === null ? 'cash' : 'bonus',
  }
}
