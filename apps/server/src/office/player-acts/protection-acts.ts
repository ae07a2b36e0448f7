import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import { documentTypes } from '@fairhouse/fields/lists/document-types.ts'
import { isRefused } from '../../base/http/refusal.ts'
import { holdMoney as hold, isHoldKind, readMoneyHolds, releaseMoney as release } from '../../cashier/holds/index.ts'
import { keepOut } from '../../knowing/exclusion/index.ts'
import { decideForPlayer, explainLimits } from '../../money/limit-changes/index.ts'
import { formatLimit, readOperatorLimit } from '../../money/limits/index.ts'
import { isMarked, markPlayer as putMark } from '../../people/marks/index.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import { barPlayer, readBars } from '../../play/campaigns/index.ts'
import type { ActContext, GateByInput, StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn, playerToRead } from '../players/index.ts'
import { deciderOf, endIn, mayNot, sessionsEnd, wrongField } from './account-acts.ts'

type Of = { player: string }
type Done = Record<string, never> | OfficeRefused

/** Excludes a player from play, or blocks them. */
export async function excludePlayer(
  asking: ActContext,
  { player, kind, until }: Of & { kind: 'excluded' | 'blocked'; until: string | null },
): Promise<Done> {
  const row = await playerToActOn(asking, 'exclusions.set', player)
  if (isNo(row)) return row
  const endsAt = endIn(asking, until)
  if (isNo(endsAt)) return endsAt
  asking.changes({ what: `player.${kind}`, subject: `player:${row.id}`, before: null, after: endsAt?.toISOString() ?? 'forGood' })
  await sessionsEnd(asking, row)
  await keepOut(asking.house, row, { kind, endsAt }, asking.colleague.actor)
  return {}
}

type LimitWish = Of & { type: LimitType; period: LimitPeriodName; amount: string | null; source: 'operator' | 'register' | 'rule' }
const walletOf = ({ shard, id, currency }: PlayerRow) => ({ shard, player: id, currency })

/** Sets a limit beside the player's own, in a register's name, or in the place of the country's. */
export async function setPlayerLimit(asking: ActContext, { player, type, period, amount: text, source }: LimitWish): Promise<Done> {
  const row = await playerToActOn(asking, 'limits.set', player)
  if (isNo(row)) return row
  const measure = { type, period, currency: row.currency }
  const amount = readOperatorLimit(measure, text ?? 'none')
  if (typeof amount === 'string') return wrongField('amount', amount)
  const before = await limitNow(asking, row, { type, period })
  const decided = await decideForPlayer(
    asking.house,
    walletOf(row),
    { act: 'set', name: { type, period }, amount, source },
    deciderOf(asking),
  )
  if (isRefused(decided)) return mayNot('The player has no wallet.')
  const after = await limitNow(asking, row, { type, period })
  const show = (minor: bigint | undefined) => (minor === undefined ? null : formatLimit(measure, minor))
  asking.changes({ what: 'player.limit', subject: `player:${row.id}`, before: show(before), after: show(after) })
  return {}
}

/** Returns the limit in force. */
async function limitNow({ house }: ActContext, row: PlayerRow, { type, period }: Pick<LimitWish, 'type' | 'period'>) {
  // What was just written is known from its own moment on, which is after the act began.
  const explained = await explainLimits(house, walletOf(row), house.clock.now())
  return explained?.limits.find((one) => one.type === type && one.period === period)?.amount
}

/** A limit that binds less than the one of the same source before is agreed to by a second person. */
export const gateOfLimit: GateByInput = async (asking: StaffContext, input) => {
  const { player, type, period, amount: text, source } = input as LimitWish // parsed by the call's schema
  const row = await playerToRead(asking, 'limits.set', player)
  if (isNo(row)) return 'reason'
  const explained = await explainLimits(asking.house, walletOf(row), asking.house.clock.now())
  const said = explained?.limits.find((one) => one.type === type && one.period === period)?.said
  const before = said?.find((one) => one.source === source)?.amount
  const amount = readOperatorLimit({ type, period, currency: row.currency }, text ?? 'none')
  if (before === undefined || typeof amount === 'string') return 'reason'
  return amount === null || amount > before ? 'second' : 'reason'
}

/** Forbids any raise or removal of a player's limits. */
export const blockRaises = (asking: ActContext, of: Of): Promise<Done> => decideRaises(asking, of, 'blockRaises')

/** Allows raises again. */
export const allowRaises = (asking: ActContext, of: Of): Promise<Done> => decideRaises(asking, of, 'allowRaises')

async function decideRaises(asking: ActContext, { player }: Of, act: 'blockRaises' | 'allowRaises'): Promise<Done> {
  const row = await playerToActOn(asking, act === 'blockRaises' ? 'limits.set' : 'limits.raise', player)
  if (isNo(row)) return row
  const isBlocked = (await explainLimits(asking.house, walletOf(row), asking.at))?.raisesBlocked !== undefined
  if (isBlocked === (act === 'blockRaises')) return mayNot(isBlocked ? 'Raises are blocked already.' : 'Raises are not blocked.')
  const decided = await decideForPlayer(asking.house, walletOf(row), { act }, deciderOf(asking))
  if (isRefused(decided)) return mayNot('The player has no wallet.')
  const word = (is: boolean) => (is ? 'blocked' : 'allowed')
  asking.changes({ what: 'player.raises', subject: `player:${row.id}`, before: word(isBlocked), after: word(!isBlocked) })
  return {}
}

/** Bars a player from every bonus. */
export const barFromBonuses = (asking: ActContext, of: Of): Promise<Done> => bar(asking, of, true)

/** Lifts our bar. */
export const allowBonuses = (asking: ActContext, of: Of): Promise<Done> => bar(asking, of, false)

async function bar(asking: ActContext, { player }: Of, isBarred: boolean): Promise<Done> {
  const row = await playerToActOn(asking, 'bonuses.bar', player)
  if (isNo(row)) return row
  const was = (await readBars(asking.sql, row.shard, row.id)).includes('operator')
  if (was === isBarred) return mayNot(isBarred ? 'We bar the player already.' : 'We do not bar the player.')
  await barPlayer(asking.house, { shard: row.shard, player: row.id }, isBarred, deciderOf(asking))
  const word = (is: boolean) => (is ? 'barred' : 'allowed')
  asking.changes({ what: 'player.bonuses', subject: `player:${row.id}`, before: word(was), after: word(isBarred) })
  return {}
}

/** Marks a player for signs of harm. */
export const markPlayer = (asking: ActContext, of: Of): Promise<Done> => mark(asking, of, true)

/** Lifts such a mark. */
export const unmarkPlayer = (asking: ActContext, of: Of): Promise<Done> => mark(asking, of, false)

async function mark(asking: ActContext, { player }: Of, wanted: boolean): Promise<Done> {
  const row = await playerToActOn(asking, 'players.mark', player)
  if (isNo(row)) return row
  if ((await isMarked(asking.sql, row.shard, row.id)) === wanted) return mayNot(wanted ? 'The mark is there already.' : 'There is no mark.')
  await putMark(asking.house, { shard: row.shard, player: row.id }, wanted, deciderOf(asking))
  const word = (is: boolean) => (is ? 'on' : 'off')
  asking.changes({ what: 'player.mark', subject: `player:${row.id}`, before: word(!wanted), after: word(wanted) })
  return {}
}

type Hold = Of & { kind: string; documents?: string[] | undefined }

/** Holds a player's money. */
export async function holdPlayerMoney(asking: ActContext, { player, kind, documents = [] }: Hold): Promise<Done> {
  const row = await playerToActOn(asking, 'holds.set', player)
  if (isNo(row)) return row
  if (!isHoldKind(kind)) return wrongField('kind', 'There is no such hold.')
  const types: readonly string[] = documentTypes
  if (documents.some((one) => !types.includes(one))) return wrongField('documents', 'There is no such type of document.')
  const owner = { shard: row.shard, player: row.id }
  const isHeld = (await readMoneyHolds(asking.sql, owner.shard, owner.player)).some((one) => one.kind === kind)
  await hold(asking.house, owner, { kind, documents }, deciderOf(asking))
  asking.changes({ what: 'player.hold', subject: `player:${row.id}`, before: isHeld ? kind : null, after: kind })
  return {}
}

/** Ends such a hold. */
export async function releasePlayerMoney(asking: ActContext, { player, kind }: Of & { kind: string }): Promise<Done> {
  const row = await playerToActOn(asking, 'holds.set', player)
  if (isNo(row)) return row
  if (!isHoldKind(kind)) return wrongField('kind', 'There is no such hold.')
  if (!(await release(asking.house, { shard: row.shard, player: row.id }, kind, deciderOf(asking))))
    return mayNot('Nothing holds the money so.')
  asking.changes({ what: 'player.hold', subject: `player:${row.id}`, before: kind, after: null })
  return {}
}
