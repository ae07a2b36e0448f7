import type { House } from '../../base/house.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import { mailAboutChanges } from './limit-change-mail.ts'
import { mailAboutLimit, type LimitNews } from './limit-mail.ts'
import { lapsesAt } from '../limits/limit-state.ts'
import { limitNames, limitsAt, ownState, type LimitFacts, type LimitName } from '../limits/limits-in-force.ts'
import { refreshCapsInside } from '../limit-enforcement/refresh-caps.ts'

/** Recomputes caps, refreshes the player's browsers and mails the player when a pending change falls due or lapses. */
export function limitTurnWorker(house: House) {
  return async ({ key }: JobRow): Promise<void> => {
    const [shard, player, currency, moment] = key.split(':') as [string, string, string, string] // see change-limits.ts
    const wallet = { shard: Number(shard), player: BigInt(player), currency }
    await house.db.transaction(async (tx) => {
      const facts = await refreshCapsInside(house, tx, wallet)
      if (!facts) return
      const at = new Date(Number(moment))
      for (const news of newsOf(facts, at)) await mailAboutLimit(house, tx, wallet, news)
      await mailAboutChanges(house, tx, wallet, limitsAt(facts, at), begunAt(facts, at))
    })
    house.tell(wallet.player, { about: 'limits' })
    house.wallet.changed(wallet)
  }
}

/** Returns raises and removals that took effect at a moment without needing confirmation. */
function begunAt(facts: LimitFacts, at: Date): Begun[] {
  const before = limitsAt(facts, new Date(at.getTime() - 1))
  return limitNames.flatMap((name): Begun[] => {
    const { pending } = ownState(before, name)
    const begins = pending?.confirmHours === null && pending.dueAt?.getTime() === at.getTime()
    return begins ? [{ ...name, act: 'confirm', amount: pending.amount, effectiveAt: at }] : []
  })
}
type Begun = LimitName & { act: 'confirm'; amount: bigint | null; effectiveAt: Date }

/** Returns changes that fell due at a moment and now wait for the player, and those that lapsed at it. */
function newsOf(facts: LimitFacts, at: Date): LimitNews[] {
  const [limitsBefore, limits] = [limitsAt(facts, new Date(at.getTime() - 1)), limitsAt(facts, at)]
  return limitNames.flatMap((name): LimitNews[] => {
    const before = ownState(limitsBefore, name).pending
    if (before && lapsesAt(before)?.getTime() === at.getTime()) return [{ about: 'lapsed', type: name.type }]
    const { pending } = ownState(limits, name)
    const isNew = pending?.confirmHours != null && pending.dueAt?.getTime() === at.getTime()
    return isNew ? [{ about: 'due', type: name.type, days: Math.round((pending.confirmHours ?? 0) / 24) }] : []
  })
}
