import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { errorNamed } from '@fairhouse/errors'
import { mayAdvertise } from '../../knowing/exclusion/index.ts'
import { explainLimits, type ExplainedLimit } from '../../money/limit-changes/index.ts'
import { formatLimit } from '../../money/limits/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { actorName, playerToRead } from '../players/index.ts'
import { readArchivedAlone } from '../../base/months/dropped-months.sql.ts'
import { readActorNames } from '../records/actor-names.ts'
import { readAllExclusions, readRegisterAnswers } from './money.sql.ts'

type Of = { player: string }
type Limits = OfficeAnswers<'GET /office/players/limits'>
type Names = ReadonlyMap<string, string>
type Measured = Pick<ExplainedLimit, 'type' | 'period'>

const exclusionsShown = 20
const answersShown = 10

/** Session limits are hours of a day, and days of longer periods. */
const unitOf = ({ type, period }: Measured, currency: string): string =>
  type === 'session' ? (period === 'daily' ? 'hours' : 'days') : currency

/** Shows which limits hold, with what is used and left of each and why. */
export async function readLimits(asking: StaffContext, { player: id }: Of): Promise<Limits | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'limits.read', id)
  if (isNo(row)) return row
  const { shard, currency } = row
  const now = house.clock.now()
  const owner = { shard, player: row.id }
  const [explained, exclusions, answers] = await Promise.all([
    explainLimits(house, { ...owner, currency }, now),
    readAllExclusions(house.db, owner, exclusionsShown),
    readRegisterAnswers(house.db, owner, answersShown),
  ])
  if (!explained) return no('notFound')
  const { limits, pending, raisesBlocked: blocked } = explained
  const actors = [...limits.map(({ because }) => because?.actor), blocked?.actor]
  const names = await readActorNames(house.db, actors)
  return {
    rules: explained.rules.code,
    limits: limits.map((limit) => limitView(limit, currency, names)),
    pending: pending.map((one) => ({
      type: one.type,
      period: one.period,
      amount: one.amount === null ? null : formatLimit({ ...one, currency }, one.amount),
      unit: unitOf(one, currency),
      askedAt: one.requestedAt.toISOString(),
      dueAt: one.dueAt?.toISOString() ?? null,
      waitsForUs: one.review === 'waiting',
    })),
    raisesBlocked: blocked
      ? { by: actorName(blocked.actor, names) ?? blocked.actor, since: blocked.requested_at.toISOString(), reason: blocked.reason }
      : null,
    missing: explained.missing.map(({ type, period }) => ({ type, period })),
    exclusions: exclusions.map((one) => {
      const until = one.is_open ? one.return_at : one.ends_at
      return {
        kind: one.kind,
        source: one.source,
        since: one.starts_at.toISOString(),
        until: (until ?? one.ends_at)?.toISOString() ?? null,
        askedAt: one.asked_at?.toISOString() ?? null,
        isNow: one.starts_at <= now && (until === null || until > now),
      }
    }),
    registers: answers.map(({ register, occasion, answer, at }) => ({ register, occasion, answer, at: at.toISOString() })),
    // As many as are shown are newer than what is archived.
    registersArchived: answers.length < answersShown ? await readArchivedAlone(house.db, ['register_answer'], row.created_at) : [],
  }
}

function limitView(limit: ExplainedLimit, currency: string, names: Names): Limits['limits'][number] {
  const { amount, used, available, source, because } = limit
  const measure = { ...limit, currency }
  const text = (value: bigint, round?: 'up') =>
    value < 0n ? `-${formatLimit(measure, -value, round)}` : formatLimit(measure, value, round)
  return {
    type: limit.type,
    period: limit.period,
    amount: text(amount),
    used: used === null ? null : text(used, 'up'),
    left: available === null ? null : text(available),
    unit: unitOf(limit, currency),
    source,
    by: because ? actorName(because.actor, names) : null,
    since: because?.requested_at.toISOString() ?? null,
    reason: because?.reason || null,
  }
}

/** Asks whether something may be advertised to a player now. */
export async function askMarketing(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/marketing'> | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'players.marketing', id)
  if (isNo(row)) return row
  const refused = await mayAdvertise(house, { shard: row.shard, player: row.id })
  const why = refused ? (errorNamed(refused.refused)?.name ?? null) : null
  return { isAllowed: !refused, why, askedAt: house.clock.now().toISOString() }
}
