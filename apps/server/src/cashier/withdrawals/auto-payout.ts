import { withdrawalSums } from '@fairhouse/money'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import { referenceOn } from '../../base/ids.ts'
import type { JobOutcome } from '../../base/jobs/jobs.ts'
import { isRefused } from '../../base/http/refusal.ts'
import { holdRefusal } from '../holds/hold-refusal.ts'
import { detailsRefusal } from '../payment-details/details-refusal.ts'
import { writeRequest } from './request-withdrawal.ts'
import { destinationsOf, isUnproven } from './withdrawal-offer.ts'
import { termsOf } from './withdrawal-terms.ts'
import { readReserves, type Place, type Reserve } from './reserve.sql.ts'

export const autoPayoutJob = 'auto-payout'
const everyMs = 3_600_000
const atOnce = 500
const beforeAll: Place = { shard: -1, player: 0n, currency: '' }

/**
 * Requests an hourly payout of what is above a player's max balance, if the country's rules want it (`autoPayout`); an
 * operator decides as on any request.
 */
export function autoPayoutWorker(house: House) {
  return async (): Promise<JobOutcome> => {
    let [place, some]: [Place, Reserve[]] = [beforeAll, []]
    do {
      some = await readReserves(house.db, place, atOnce)
      for (const reserve of some) await payWhereWanted(house, reserve)
      place = some.at(-1) ?? place
    } while (some.length === atOnce)
    return { againAt: new Date(house.clock.now().getTime() + everyMs) }
  }
}

/** Pays one wallet; a failure must not stop the others. */
async function payWhereWanted(house: House, reserve: Reserve): Promise<void> {
  if (!appliedRules(house, reserve.country).payments.autoPayout) return
  await payReserve(house, reserve).catch((error: unknown) =>
    house.log.error(
      { error, shard: reserve.shard, player: String(reserve.player) },
      'what lies above a max balance could not be looked at',
    ),
  )
}

async function payReserve(house: House, reserve: Reserve): Promise<void> {
  const { shard, player, currency } = reserve
  if ((await holdRefusal(house, reserve, 'withdraw')) ?? (await detailsRefusal(house, reserve, 'withdraw'))) return
  const destination = (await destinationsOf(house, reserve)).find((one) => !one.detail.blocked && !isUnproven(one))
  if (!destination) return
  const { least, most, ...rule } = termsOf(house, destination.method, currency)
  const amount = most !== undefined && reserve.reserve > most ? most : reserve.reserve
  const { fee, paidOut } = withdrawalSums(amount, rule)
  if (amount < least || paidOut === 0n) return
  const reference = referenceOn(shard)
  const refused = await house.db.transaction((tx) =>
    writeRequest(house, { shard, player, currency }, tx, {
      reference,
      key: `auto-payout:${reference}`,
      sums: { amount, fee },
      destination,
      actor: `job:${autoPayoutJob}`,
      from: 'reserve',
    }),
  )
  if (isRefused(refused)) house.log.warn({ reference, refused }, 'a payout above the max balance was not asked for')
  else house.tell(player, { about: 'wallet', shard, currency })
}
