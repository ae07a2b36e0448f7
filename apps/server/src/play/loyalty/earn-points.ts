import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import type { ClosedRound } from '../../money/closed-rounds/index.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { readBonusFacts } from '../campaigns/index.ts'
import { readGamesToCount } from '../cashback/index.ts'
import { readCountries, type DayRound, type PointsOf } from '../play-days/index.ts'
import { addLoyaltyEvent, addPoints, readRecentPoints, writeLevel, type Earned } from './loyalty.sql.ts'
import { levelBonusJob } from './level-bonus.ts'
import { levelReached, weightIn } from './points.ts'
import { takesPart } from './takes-part.ts'

/** Returns what the reading of rounds asks of the loyalty programme. */
export function loyaltyPoints(house: House): PointsOf {
  return {
    weigh: (tx, rounds) => weigh(house, tx, rounds),
    added: (tx, rounds) => earn(house, tx, rounds),
  }
}

/** Returns how many points a unit of own money earns in each round: none while its player takes no part. */
async function weigh(house: House, tx: Transaction, rounds: readonly ClosedRound[]): Promise<number[]> {
  if (!house.settings.get('fe.loyalty.enabled')) return rounds.map(() => 0)
  const games = new Map((await readGamesToCount(tx)).map((game) => [game.id, game]))
  const weights = house.settings.get('be.loyalty.weights')
  const wallets = [...new Map(rounds.map((round) => [nameOf(round), round])).values()]
  const countries = await readCountries(tx, wallets)
  const taking = new Set<string>()
  for (const wallet of wallets) {
    const { shard, player, currency } = wallet
    const facts = await readBonusFacts(house, tx, { country: countries.get(`${shard}/${player}`) ?? '', currency, player: wallet })
    if (takesPart(facts)) taking.add(nameOf(wallet))
  }
  return rounds.map((round) => (taking.has(nameOf(round)) ? weightIn(weights, games.get(round.game ?? 0)) : 0))
}

/** Adds what rounds earned, and lets levels rise at once. */
async function earn(house: House, tx: Transaction, rounds: readonly DayRound[]): Promise<void> {
  const earned = new Map<string, Earned>()
  for (const { shard, player, currency, staked, weight } of rounds) {
    if (weight === 0 || staked === 0n) continue
    const known = earned.get(nameOf({ shard, player, currency }))?.points ?? 0n
    earned.set(nameOf({ shard, player, currency }), { shard, player, currency, points: known + staked * BigInt(weight) })
  }
  if (earned.size === 0) return
  const at = house.clock.now()
  for (const { level, ...wallet } of await addPoints(tx, [...earned.values()], at)) await rise(house, tx, wallet, level, at)
}

async function rise(house: House, tx: Transaction, wallet: WalletKey, level: number, at: Date): Promise<void> {
  const levels = house.settings.get('be.loyalty.levels')
  const reached = levelReached(levels, await readRecentPoints(tx, wallet, at), wallet.currency)
  if (reached <= level) return
  await writeLevel(tx, wallet, reached, at)
  await addLoyaltyEvent(tx, wallet, { kind: 'rose', level: reached }, at)
  for (let one = level + 1; one <= reached; one += 1)
    if (levels[one - 1]?.campaign !== undefined) await writeJob(tx, levelBonusJob, `${nameOf(wallet)}/${one}`, at)
}

const nameOf = ({ shard, player, currency }: WalletKey): string => `${shard}/${player}/${currency}`
