import { crossRate } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { barAt, readExclusions } from '../../money/limits/index.ts'
import { isMarked } from '../../people/marks/index.ts'
import { readPlayer } from '../../people/players/index.ts'
import { segmentsOf } from '../segments/index.ts'
import { readBars } from './bar.sql.ts'
import { readChosen } from './choice.sql.ts'
import type { BonusFacts } from './eligibility.ts'
import { countDeposits, countExchanges, isInPlay, readHad } from './had.sql.ts'

/** A bonus candidate; without an account there is no player. */
export type BonusSeeker = { country: string; currency: string; player?: { shard: number; player: bigint } | undefined }

/** Reads what is known of a bonus candidate; `without` excludes the deposit under consideration. */
export async function readBonusFacts(house: House, sql: Sql, who: BonusSeeker, without: string | null = null): Promise<BonusFacts> {
  const { country, currency, player } = who
  const at = house.clock.now()
  const rates = house.settings.get('deposit.rates')
  const known = player
    ? await factsOf(sql, player, at, without)
    : { isBarred: false, isInPlay: false, isBlocked: false, isMarked: false, had: [], deposit: 1 }
  return {
    at,
    country,
    currency,
    rules: appliedRules(house, country),
    rateFrom: (from) => crossRate(rates, from, currency),
    isVisitor: player === undefined,
    ...known,
  }
}

async function factsOf(sql: Sql, { shard, player }: { shard: number; player: bigint }, at: Date, without: string | null) {
  const bars = await readBars(sql, shard, player)
  const exclusions = await readExclusions(sql, shard, player, at)
  const row = await readPlayer(sql, shard, player)
  const deposit = (await countDeposits(sql, shard, player, without)) + 1
  return {
    isBarred: bars.length > 0,
    isInPlay: await isInPlay(sql, shard, player),
    isBlocked: barAt(exclusions, at) !== null,
    isMarked: await isMarked(sql, shard, player),
    birthDate: row?.birth_date,
    isPotentialMinor: row?.potential_minor ?? false,
    had: await readHad(sql, shard, player),
    segments: await segmentsOf(sql, { shard, player }, at),
    exchanged: await countExchanges(sql, shard, player),
    deposit,
    chosen: deposit === 1 ? await readChosen(sql, shard, player) : undefined,
  }
}
