import type { LimitRaiseRow } from '@fairhouse/contract/office/queues/limit-raises.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import { sourceOf, type LimitPeriodName, type LimitType } from '@fairhouse/country-rules'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { boundsOf } from '../../money/limit-views/index.ts'
import {
  effectiveLimit,
  formatLimit,
  limitsAt,
  ownState,
  readLimitFacts,
  readUsage,
  ruleOf,
  type LimitChange,
  type LimitName,
} from '../../money/limits/index.ts'
import { findPlayer } from '../../people/players/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { shortName } from '../records/short-name.ts'
import { readActorNames } from '../records/actor-names.ts'
import { limitRaiseQueue } from './limit-raise-queue.ts'
import type { LimitInReview } from './limit-raise-queue.sql.ts'

type Limits = ReturnType<typeof limitsAt>
const monthMs = 30 * 86_400_000
const historyMost = 50

export async function listLimitRaises(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, limitRaiseQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/limit-raises/one'>

/** Shows a raised limit with its rule, its history and what the player deposited and lost. */
export async function readLimitRaise(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, limitRaiseQueue, item)
  if (isNo(row)) return row
  const [limits, player] = await Promise.all([limitsOf(house, row), findPlayer(house, String(row.player))])
  if (!limits || !player) return no('notFound')
  const own = historyOf(limits, row)
  return {
    raise: rowView(house, row),
    facts: {
      version: versionOf(limits, row),
      note: noteOf(house, limitRaiseQueue, row),
      player: { status: player.status, since: player.created_at.toISOString() },
      state: stateView(limits, row),
      rule: ruleView(limits, row),
      month: await monthOf(house, row),
      history: await historyView(house, own.slice(-historyMost).toReversed(), row),
    },
  }
}

/** Reads a wallet's limits as they stand. */
export async function limitsOf({ db, clock, settings }: House, row: LimitInReview & { player: bigint }): Promise<Limits | undefined> {
  const at = clock.now()
  const facts = await readLimitFacts({ clock, settings }, db, { shard: row.shard, player: row.player, currency: row.currency }, at)
  return facts && limitsAt(facts, at)
}

/** The log of one limit. */
const historyOf = ({ changes }: Limits, name: LimitName): LimitChange[] =>
  changes.filter(({ type, period }) => type === name.type && period === name.period)

/** The version of what a decision looks at: the log of the limit only grows. */
export const versionOf = (limits: Limits, name: LimitName): string => String(historyOf(limits, name).length)

/** An amount of a limit in its unit. */
export const amountText = ({ type, period, currency }: LimitInReview, amount: bigint | null | undefined): string | null =>
  amount == null ? null : formatLimit({ type, period, currency }, amount)

const unitOf = (type: LimitType, period: LimitPeriodName, currency: string): string =>
  type !== 'session' ? currency : period === 'daily' ? 'hours' : 'days'

function rowView(house: House, row: QueueRow<LimitInReview>): LimitRaiseRow {
  return {
    ...itemView(house, limitRaiseQueue, row),
    player: String(row.player),
    name: shortName(house, { shard: row.shard, id: row.player, personal: row.personal, person_key: row.person_key }),
    country: row.country,
    type: row.type,
    period: row.period,
    unit: unitOf(row.type, row.period, row.currency),
    amount: amountText(row, row.amount),
    wants: row.review ? 'decision' : 'talk',
  }
}

function stateView(limits: Limits, row: QueueRow<LimitInReview>): Page['facts']['state'] {
  const { amount, pending } = ownState(limits, row)
  const inForce = effectiveLimit(limits, row)
  return {
    own: amountText(row, amount),
    inForce: amountText(row, inForce?.amount),
    source: inForce?.source ?? null,
    effectiveAt: pending?.effectiveAt.toISOString() ?? null,
    playerConfirms: pending?.confirmHours != null,
    contactedAt: row.contacted_at?.toISOString() ?? null,
    mustTalk: mustTalk(row),
  }
}

/** Returns whether the rules want a talk with the player that has not been kept yet. */
export const mustTalk = ({ review, contact, contacted_at: contacted }: LimitInReview): boolean => review && contact && contacted === null

function ruleView(limits: Limits, row: QueueRow<LimitInReview>): Page['facts']['rule'] {
  const { rules } = limits
  const { increase } = ruleOf(rules, row.type)
  const { threshold } = boundsOf(limits, row)
  const source = sourceOf(rules, threshold ? `limits.${row.type}.contactThreshold` : `limits.${row.type}.increase`)
  return {
    country: rules.code,
    validFrom: rules.validFrom.slice(0, 'YYYY-MM-DD'.length),
    isVerified: rules.verified,
    delayHours: increase.delayHours,
    waitsForPeriodEnd: increase.waitPeriodEnd,
    confirm: increase.confirm,
    threshold: threshold ? { amount: amountText(row, threshold.amount) ?? '', from: threshold.from, blocks: threshold.blocks } : null,
    source: source ? { text: source.url, grade: source.grade } : null,
  }
}

async function monthOf({ db, clock }: House, row: QueueRow<LimitInReview>): Promise<Page['facts']['month']> {
  const { shard, player, currency } = row
  const end = clock.now()
  const month = { start: new Date(end.getTime() - monthMs), end }
  const types = ['deposit', 'loss', 'wager'] as const
  const [deposited = 0n, lost = 0n, staked = 0n] = await readUsage(
    db,
    { shard, player, currency },
    types.map((type) => ({ type, ...month })),
  )
  const text = (amount: bigint) => (amount < 0n ? `-${formatAmount(-amount, currency)}` : formatAmount(amount, currency))
  return { deposited: text(deposited), lost: text(lost), staked: text(staked), currency }
}

async function historyView({ db }: House, rows: readonly LimitChange[], row: LimitInReview): Promise<Page['facts']['history']> {
  const names = await readActorNames(
    db,
    rows.map(({ actor }) => actor),
  )
  return rows.map(({ requested_at: at, act, source, amount, actor, reason }) => ({
    at: at.toISOString(),
    act,
    source,
    amount: amountText(row, amount),
    actor,
    actorName: names.get(actor) ?? null,
    reason,
  }))
}
