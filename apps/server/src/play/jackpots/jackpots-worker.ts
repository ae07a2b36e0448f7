import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { takeClosedRounds, type ClosedRound } from '../../money/closed-rounds/index.ts'
import { countRounds, type CountedRound, type PotNews } from './count-rounds.ts'

/** Counts closed rounds for the pots, again and again. */
export const jackpotsJob = 'jackpots'
const everyMs = 250
/** Where no pot is open, what has closed is passed over. */
const idleMs = 5000
/** What the positions of the job are kept under. */
const reader = 'jackpots'

/** Builds the worker that counts what has closed: each round once, whatever ends in between, and far from any bet. */
export function jackpotsWorker(house: House): Worker {
  return async () => {
    let counted = await countOnce(house)
    while (counted.more) counted = await countOnce(house)
    return { againAt: new Date(house.clock.now().getTime() + (counted.open > 0 ? everyMs : idleMs)) }
  }
}

/** Counts what has closed since the last time; returns whether there is more, and how many pots are open. */
async function countOnce(house: House): Promise<{ more: boolean; open: number }> {
  const { news, more } = await house.db.transaction(async (tx) => {
    const { rounds, more: isMore } = await takeClosedRounds(tx, house.clock, reader)
    return { news: await countRounds(house, tx, rounds.map(countedOf)), more: isMore }
  })
  tellNews(house, news)
  return { more, open: news.open }
}

/** A pot gets its share of own money: a stake out of a bonus brings nothing. */
const countedOf = ({ shard, player, currency, id, game, closedAt, staked, bonusStaked }: ClosedRound): CountedRound => ({
  shard,
  player,
  currency,
  id,
  game,
  closedAt,
  staked: staked - bonusStaked,
})

/** Tells every browser what is in the pots, and the winners that they have won. Call after the commit. */
function tellNews(house: Pick<House, 'tell' | 'tellAll' | 'wallet'>, { meters, won }: PotNews): void {
  for (const { jackpot, currency, meter } of meters)
    house.tellAll({ about: 'jackpot', id: String(jackpot), meter: formatAmount(meter, currency) })
  for (const { jackpot, amount, winner } of won) {
    house.wallet.changed(winner)
    house.tell(winner.player, {
      about: 'jackpotWon',
      id: String(jackpot),
      amount: formatAmount(amount, winner.currency),
      currency: winner.currency,
    })
  }
}
