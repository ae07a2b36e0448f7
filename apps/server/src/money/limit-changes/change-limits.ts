import type { Actor } from '../../base/actor.ts'
import type { Limits } from '@fairhouse/contract'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { randomId } from '../../base/ids.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import type { WalletKey } from '../wallet/posting.ts'
import type { LimitSource } from '../limits/limit-state.ts'
import type { LimitsAt } from '../limits/limits-in-force.ts'
import { mailAboutChanges } from './limit-change-mail.ts'
import { writeLimitChange, type NewLimitChange } from '../limits/limits.sql.ts'
import { limitsOf } from '../limit-views/read-limits.ts'
import { limitJobKey, refreshCapsInside } from '../limit-enforcement/refresh-caps.ts'

/** The job that recomputes a wallet's caps when a pending limit change falls due or lapses. */
export const limitTurnJob = 'limit-turn'

/** Who changes limits: the player, or an operator or a register, who give a reason. */
export type Author = { actor: Actor; source: LimitSource; reason?: string }
/**
 * A row for the log. `source` is set if the limit is not the author's own, as when an operator approves a player's
 * raise.
 */
export type Change = Pick<NewLimitChange, 'type' | 'period' | 'amount' | 'act' | 'effectiveAt'> &
  Partial<Pick<NewLimitChange, 'confirm_hours' | 'review' | 'contact' | 'source'>>
type Decide = (limits: LimitsAt) => Change[] | Refused

/**
 * Changes limits as `decide` concludes from those in force. Limits, rows, caps and audit share one transaction under the
 * wallet's lock, so any bet or deposit falls entirely before or entirely after it.
 */
export async function changeLimits(house: House, wallet: WalletKey, author: Author, decide: Decide): Promise<{ limits: Limits } | Refused> {
  const refused = await house.db.transaction((tx) => changeInside(house, tx, wallet, author, decide))
  if (refused) return refused
  house.tell(wallet.player, { about: 'limits' })
  house.wallet.changed(wallet)
  return { limits: await limitsOf(house, house.db, wallet) }
}

async function changeInside(house: House, tx: Sql, wallet: WalletKey, author: Author, decide: Decide): Promise<Refused | undefined> {
  const limits = await refreshCapsInside(house, tx, wallet)
  if (!limits) return refuse('notFound')
  const changes = decide(limits)
  if (isRefused(changes)) return changes
  const { at, rules } = limits
  for (const change of changes) {
    await writeLimitChange(tx, wallet, {
      source: author.source,
      actor: author.actor,
      reason: author.reason ?? '',
      requestedAt: at,
      rules: `${rules.code} ${rules.validFrom}`,
      ...change,
    })
    const { act, type, period, amount, effectiveAt } = change
    const details = {
      type,
      period,
      amount: amount === null ? null : String(amount),
      effectiveAt,
    }
    const reason = { words: author.reason, house }
    await writeAudit(tx, { at, actor: author.actor, action: `limit.${act}`, subject: `player:${wallet.player}`, details, reason })
    await wakeAt(tx, wallet, change, at)
  }
  if (changes.length === 0) return undefined
  if (author.source === 'player') await mailAboutChanges(house, tx, wallet, limits, changes)
  await refreshCapsInside(house, tx, wallet)
  // Money held back by a limit may be creditable now. The key is unique: a release job already running may have looked
  // too early.
  await writeJob(tx, 'release-held', `${wallet.shard}:${wallet.player}:${randomId(8)}`, at)
  return undefined
}

/**
 * Schedules a recomputation of the caps, and a push to the player's browsers, for when the change falls due and when it
 * lapses.
 */
async function wakeAt(tx: Sql, wallet: WalletKey, { effectiveAt, confirm_hours: hours }: Change, at: Date): Promise<void> {
  const lapses = hours ? [new Date(effectiveAt.getTime() + hours * 3_600_000)] : []
  for (const [index, due] of [effectiveAt, ...lapses].entries())
    if (due > at) await writeJob(tx, limitTurnJob, `${limitJobKey(wallet)}:${due.getTime()}:${index}`, due)
}
