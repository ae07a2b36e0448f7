import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { readBonusFacts } from '../campaigns/index.ts'
import { addLoyaltyEvent, readRecentPoints, takeToLook, writeLevel } from './loyalty.sql.ts'
import { levelReached } from './points.ts'
import { takesPart } from './takes-part.ts'

/** Looks once a day whether each level is still reached. */
export const loyaltyLevelsJob = 'loyalty-levels'

const dayMs = 86_400_000
const everyMs = 3_600_000
/** A level goes down by one at most in so long. */
const monthMs = 30 * dayMs
const atOnce = 200

/** Builds the worker that lowers levels: by one, not within a month of the last change, and not while a player takes no part. */
export function loyaltyLevelsWorker(house: House): Worker {
  return async () => {
    const isOn = house.settings.get('fe.loyalty.enabled')
    while (isOn && (await house.db.transaction((tx) => lookAtSome(house, tx))) === atOnce);
    return { againAt: new Date(house.clock.now().getTime() + everyMs) }
  }
}

async function lookAtSome(house: House, tx: Transaction): Promise<number> {
  const at = house.clock.now()
  const levels = house.settings.get('be.loyalty.levels')
  const wallets = await takeToLook(tx, new Date(at.getTime() - dayMs), at, atOnce)
  for (const { level, level_since: since, country, ...wallet } of wallets) {
    if (at.getTime() - since.getTime() < monthMs) continue
    if (levelReached(levels, await readRecentPoints(tx, wallet, at), wallet.currency) >= level) continue
    if (!takesPart(await readBonusFacts(house, tx, { country, currency: wallet.currency, player: wallet }))) continue
    await writeLevel(tx, wallet, level - 1, at)
    await addLoyaltyEvent(tx, wallet, { kind: 'fell', level: level - 1 }, at)
  }
  return wallets.length
}
