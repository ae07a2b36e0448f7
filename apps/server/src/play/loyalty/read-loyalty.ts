import type { Answers } from '@fairhouse/contract/caller.ts'
import { exchangeOf, formatAmount, onePoint, pointsText } from '@fairhouse/money'
import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { mayAtThisMoment, readBonusFacts, textIn } from '../campaigns/index.ts'
import { readLoyalty, readPointDays, readRecentPoints } from './loyalty.sql.ts'
import { takesPart } from './takes-part.ts'

/** Reads a player's points, level and what the programme brings. Whoever takes no part is shown nothing but their points. */
export async function readLoyaltyPage({ house, player, language }: PlayerContext): Promise<Answers<'GET /api/loyalty'> | Refused> {
  if (!house.settings.get('fe.loyalty.enabled')) return refuse('notFound')
  const { shard, player: id, currency, country } = player
  const wallet = { shard, player: id, currency }
  const at = house.clock.now()
  const [row, recent, days, facts] = await Promise.all([
    readLoyalty(house.db, wallet),
    readRecentPoints(house.db, wallet, at),
    readPointDays(house.db, wallet, at),
    readBonusFacts(house, house.db, { country, currency, player: wallet }),
  ])
  const isTaking = takesPart(facts)
  const left = (row?.earned ?? 0n) - (row?.spent ?? 0n)
  const one = exchangeOf(1n, currency)
  // A level that asks for points of other currencies alone is none here.
  const levels = house.settings
    .get('be.loyalty.levels')
    .map((level, place) => ({ ...level, isReached: place < (row?.level ?? 0) }))
    .filter(({ points }) => isTaking && points[currency] !== undefined)
  const show = (points: bigint) => pointsText(points, currency)
  return {
    currency,
    takesPart: isTaking,
    points: show(left),
    level: levels.filter(({ isReached }) => isReached).length,
    recent: show(recent),
    levels: levels.map(({ names, points, benefits }) => ({
      name: textIn(names, language),
      points: show(BigInt(points[currency] ?? 0) * onePoint(currency)),
      benefits: benefits.map(({ kind, text }) => ({ kind, text: textIn(text, language) })),
    })),
    days: days.map(({ day, points }) => ({ day, points: show(points) })),
    exchange: {
      amount: formatAmount(one.amount, currency),
      most: isTaking && mayAtThisMoment(facts) ? Number(left / one.points) : 0,
    },
  }
}
