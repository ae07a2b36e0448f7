import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import { explainLimits as explain } from '../../money/limit-changes/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToRead } from '../players/index.ts'

type Explained = NonNullable<Awaited<ReturnType<typeof explain>>>
type Change = NonNullable<Explained['raisesBlocked']>
type View = OfficeAnswers<'GET /office/players/limits/explain'>

/** Explains which limits held at a moment, from which source and why. */
export async function explainLimits(
  asking: StaffContext,
  { player: id, at: wanted }: { player: string; at?: string | undefined },
): Promise<View | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'limits.read', id)
  if (isNo(row)) return row
  const { shard, currency } = row
  const at = wanted === undefined ? house.clock.now() : new Date(wanted)
  if (at < row.created_at)
    return no('mayNot', { message: `Player ${id} was not there yet: the account was opened at ${row.created_at.toISOString()}.` })
  const explained = await explain(house, { shard, player: row.id, currency }, at)
  if (!explained) return no('mayNot', { message: `Player ${id} has no wallet.` })
  const { rules, missing, gates, sources, raisesBlocked } = explained
  return {
    at: at.toISOString(),
    currency,
    rules,
    limits: explained.limits.map((one) => limitView(one, currency)),
    pending: explained.pending.map((one) => pendingView(one, currency)),
    ends: explained.ends.map(({ type, period, endsAt, asked }) => ({ type, period, endsAt: endsAt.toISOString(), asked: rowView(asked) })),
    raisesBlocked: rowView(raisesBlocked),
    missing: missing.map(({ type, period }) => ({ type, period })),
    gates: { bet: gates.bet ?? null, deposit: gates.deposit ?? null, until: gates.until?.toISOString() ?? null },
    sources,
  }
}

/** An amount with its unit: a currency, or hours of session limits. */
const shown = (type: string, amount: bigint, currency: string): string =>
  type === 'session' ? `${(Number(amount) / 3600).toFixed(2)} h` : `${formatAmount(amount, currency)} ${currency}`

const rowView = (row: Change | undefined) =>
  row ? { act: row.act, actor: row.actor, at: row.requested_at.toISOString(), reason: row.reason, rules: row.rules ?? null } : null

function limitView(limit: Explained['limits'][number], currency: string): View['limits'][number] {
  const { type, period, source, window, because, approved } = limit
  const amountOf = (amount: bigint) => shown(type, amount, currency)
  return {
    type,
    period,
    amount: amountOf(limit.amount),
    source,
    used: limit.used === null ? null : amountOf(limit.used),
    available: limit.available === null ? null : amountOf(limit.available),
    said: limit.said.map((one) => ({ source: one.source, amount: amountOf(one.amount) })),
    window: window ? { start: window.start.toISOString(), end: window.end.toISOString() } : null,
    because: rowView(because),
    approved: rowView(approved),
  }
}

function pendingView(one: Explained['pending'][number], currency: string): View['pending'][number] {
  const { type, period, amount, requestedAt, dueAt, effectiveAt, review, confirmHours, asked } = one
  return {
    type,
    period,
    amount: amount === null ? null : shown(type, amount, currency),
    requestedAt: requestedAt.toISOString(),
    dueAt: (dueAt ?? effectiveAt).toISOString(),
    review,
    confirmHours,
    rules: asked?.rules ?? null,
  }
}
