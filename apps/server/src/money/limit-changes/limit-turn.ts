import type { House } from '../../base/house.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import { mailAboutChanges } from './limit-change-mail.ts'
import { mailAboutLimit, type LimitNews } from './limit-mail.ts'
import { lapsesAt } from '../limits/limit-state.ts'
import { allPeriods, limitTypes, stateOf, type LimitFacts, type LimitName } from '../limits/limits-in-force.ts'
import { refreshCapsInside } from '../limit-enforcement/refresh-caps.ts'

/** When something that waited is due or has lapsed: the caps follow, the player's browsers look again, and the player is written to. */
export function limitTurnWorker(house: House) {
  return async ({ key }: JobRow): Promise<void> => {
    const [shard, player, currency, moment] = key.split(':') as [string, string, string, string] // see change-limits.ts
    const wallet = { shard: Number(shard), player: BigInt(player), currency }
    await house.db.transaction(async (tx) => {
      const facts = await refreshCapsInside(house, tx, wallet)
      if (!facts) return
      const at = new Date(Number(moment))
      for (const news of newsOf(facts, at)) await mailAboutLimit(house, tx, wallet, news)
      await mailAboutChanges(house, tx, wallet, facts, begunAt(facts, at), at)
    })
    house.tell(wallet.player, { about: 'limits' })
    house.wallet.changed(wallet)
  }
}

/** Raises and removals that nobody had to confirm and that hold since a moment. */
function begunAt(facts: LimitFacts, at: Date): Begun[] {
  return limitTypes.flatMap((type) =>
    allPeriods.flatMap((period): Begun[] => {
      const { pending } = stateOf(facts, { type, period }, 'player', new Date(at.getTime() - 1))
      const begins = pending?.confirmHours === null && pending.dueAt?.getTime() === at.getTime()
      return begins ? [{ type, period, act: 'confirm', amount: pending.amount, effectiveAt: at }] : []
    }),
  )
}
type Begun = LimitName & { act: 'confirm'; amount: bigint | null; effectiveAt: Date }

/** What became due at a moment and waits for the player, and what lapsed at it. */
function newsOf(facts: LimitFacts, at: Date): LimitNews[] {
  const names = limitTypes.flatMap((type) => allPeriods.map((period) => ({ type, period })))
  return names.flatMap((name): LimitNews[] => {
    const before = stateOf(facts, name, 'player', new Date(at.getTime() - 1)).pending
    if (before && lapsesAt(before)?.getTime() === at.getTime()) return [{ about: 'lapsed', type: name.type }]
    const { pending } = stateOf(facts, name, 'player', at)
    const isNew = pending?.confirmHours != null && pending.dueAt?.getTime() === at.getTime()
    return isNew ? [{ about: 'due', type: name.type, days: Math.round((pending.confirmHours ?? 0) / 24) }] : []
  })
}
