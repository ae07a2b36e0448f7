import { readOpenSessions } from '../../people/sessions/index.ts'
import { endSessionsByOperator, freezeAccount, frozenUntil, setAccountStatus, unfreezeAccount } from '../../people/account/index.ts'
import type { Closure, PlayerRow, PlayerStatus } from '../../people/players/index.ts'
import { eraseInside, searchAfterErasing } from '../../people/privacy/index.ts'
import { removeSecondFactor } from '../../people/second-factor/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn } from '../players/index.ts'

type Of = { player: string }
type Done = Record<string, never> | OfficeRefused

export const deciderOf = ({ colleague: { actor }, reason }: ActContext) => ({ actor, reason })
export const mayNot = (message: string): OfficeRefused => no('mayNot', { message })
export const wrongField = (name: string, message: string): OfficeRefused =>
  no('checkFields', { details: { fields: { [name]: { rule: 'value' } } }, message })

/** Reads a moment in the future; null stands for good. */
export function endIn({ at }: ActContext, until: string | null | undefined): Date | null | OfficeRefused {
  if (until === null || until === undefined) return null
  const end = new Date(until)
  return end > at ? end : wrongField('until', 'The moment is over already.')
}

/** Tells that the open sessions of a player end. */
export async function sessionsEnd({ sql, changes }: ActContext, { shard, id }: PlayerRow): Promise<void> {
  const open = (await readOpenSessions(sql, shard, id)).length
  if (open > 0) changes({ what: 'player.sessions', subject: `player:${id}`, before: String(open), after: '0' })
}

/** Keeps a player from signing in until a moment. */
export async function freezePlayer(asking: ActContext, { player, until }: Of & { until: string }): Promise<Done> {
  const row = await playerToActOn(asking, 'players.freeze', player)
  if (isNo(row)) return row
  const end = endIn(asking, until)
  if (isNo(end) || end === null) return end ?? wrongField('until', 'A freeze has an end.')
  const before = await frozenUntil(asking.house, row)
  asking.changes({
    what: 'player.frozenUntil',
    subject: `player:${row.id}`,
    before: before?.toISOString() ?? null,
    after: end.toISOString(),
  })
  await sessionsEnd(asking, row)
  await freezeAccount(asking.house, row, end, deciderOf(asking))
  return {}
}

/** Ends a freeze, and forgives what would lead to the next one: failed logins, and codes that were sent. */
export async function unfreezePlayer(asking: ActContext, { player }: Of): Promise<Done> {
  const row = await playerToActOn(asking, 'players.freeze', player)
  if (isNo(row)) return row
  const before = await frozenUntil(asking.house, row)
  if (before) asking.changes({ what: 'player.frozenUntil', subject: `player:${row.id}`, before: before.toISOString(), after: null })
  await unfreezeAccount(asking.house, row, deciderOf(asking))
  return {}
}

/** Ends every session of a player. */
export async function endPlayerSessions(asking: ActContext, { player }: Of): Promise<Done> {
  const row = await playerToActOn(asking, 'players.access', player)
  if (isNo(row)) return row
  await sessionsEnd(asking, row)
  if (!(await endSessionsByOperator(asking.house, row, deciderOf(asking)))) return mayNot('No session is open.')
  return {}
}

/** Switches a player's one-time codes off. */
export async function takeFactorOff(asking: ActContext, { player }: Of): Promise<Done> {
  const row = await playerToActOn(asking, 'players.factor', player)
  if (isNo(row)) return row
  await sessionsEnd(asking, row)
  if (!(await removeSecondFactor(asking.house, row, asking.colleague.actor))) return mayNot('There are no one-time codes.')
  asking.changes({ what: 'player.factor', subject: `player:${row.id}`, before: 'on', after: 'off' })
  return {}
}

/** Suspends an account, puts it on hold or makes it inactive. */
export async function suspendPlayer(
  asking: ActContext,
  { player, status }: Of & { status: 'suspended' | 'onHold' | 'inactive' },
): Promise<Done> {
  const row = await playerToActOn(asking, 'players.freeze', player)
  if (isNo(row)) return row
  if (row.status === 'closed') return mayNot('The account is closed.')
  return become(asking, row, status, null)
}

type Closing = Of & { how: Closure['kind']; until?: string | null | undefined; by?: number | undefined }

/** Closes an account. */
export async function closePlayer(asking: ActContext, { player, how, until, by }: Closing): Promise<Done> {
  const row = await playerToActOn(asking, 'players.close', player)
  if (isNo(row)) return row
  const end = how === 'period' || how === 'provider' ? endIn(asking, until) : null
  if (isNo(end)) return end
  if (how === 'provider' && by === undefined) return wrongField('by', 'Say in whose name the account is closed.')
  return become(asking, row, 'closed', { kind: how, until: end, ...(how === 'provider' && by !== undefined ? { by } : {}) })
}

/** Opens an account again. */
export async function reopenPlayer(asking: ActContext, { player }: Of): Promise<Done> {
  const row = await playerToActOn(asking, 'players.close', player)
  if (isNo(row)) return row
  return become(asking, row, 'active', null)
}

async function become(asking: ActContext, row: PlayerRow, status: PlayerStatus, closure: Closure | null): Promise<Done> {
  const subject = `player:${row.id}`
  if (row.status === status && status !== 'closed') return mayNot(`The account is ${status} already.`)
  if (row.personal.length === 0) return mayNot('The person was erased.')
  asking.changes({ what: 'player.status', subject, before: row.status, after: status })
  if (closure || row.closed_until)
    asking.changes({
      what: 'player.closedUntil',
      subject,
      before: row.closed_until?.toISOString() ?? null,
      after: closure?.until?.toISOString() ?? null,
    })
  if (status !== 'active') await sessionsEnd(asking, row)
  await setAccountStatus(asking.house, row, { status, closure }, asking.colleague.actor)
  return {}
}

/** Erases a person for good. What is left of them anywhere is searched once it is done. */
export async function erasePlayer(asking: ActContext, { player }: Of): Promise<Done> {
  const row = await playerToActOn(asking, 'players.erase', player)
  if (isNo(row)) return row
  const owner = { shard: row.shard, player: row.id }
  const done = await eraseInside(asking.house, owner, asking.colleague.actor)
  if ('because' in done) {
    const until = done.until ? ` (until ${done.until.toISOString().slice(0, 10)})` : ''
    return mayNot(`Not yet: ${done.because}${until}.`)
  }
  const rows = Object.values(done.removed).reduce((sum, count) => sum + count, 0)
  asking.changes({ what: 'player.erased', subject: `player:${row.id}`, before: null, after: String(rows) })
  const { outside } = asking
  asking.afterwards(() => {
    searchAfterErasing(outside, owner, done).catch((error: unknown) =>
      outside.log.error({ error, player }, 'what is left of somebody was not searched'),
    )
  })
  return {}
}
