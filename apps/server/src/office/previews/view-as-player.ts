import { revealFields } from '@fairhouse/contract/office/players/players.ts'
import { writeAccess } from '../../base/audit/access.sql.ts'
import type { House } from '../../base/house.ts'
import { mayBeLoggedIn } from '../../people/sessions/index.ts'
import type { ActContext, Colleague } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn, playerToRead } from '../players/index.ts'
import { makePreview } from './preview.ts'
import type { Preview } from './preview.sql.ts'
import type { Seen } from './seen.ts'

type Wanted = { player: string; language: string }

/**
 * Makes a view of the site as a player sees it, and keeps that somebody looked and why: whatever can be revealed can be
 * read there, and more.
 */
export async function viewAsPlayer(asking: ActContext, { player: id, language }: Wanted): Promise<{ token: string } | OfficeRefused> {
  const { house, sql, at, colleague, reason, changes } = asking
  const row = await playerToActOn(asking, 'players.view', id)
  if (isNo(row)) return row
  if (!colleague.session) return no('mayNot', { message: 'A view opens in a session of the office.' })
  if (!mayBeLoggedIn(row.status)) return no('mayNot', { message: 'Nobody can be logged in to this account as it stands.' })
  const of = { shard: row.shard, player: row.id }
  const fields = [...revealFields, 'site']
  await writeAccess(sql, { at, actor: colleague.actor, of, fields, purpose: 'reveal', reason: { words: reason, house } })
  changes({ what: 'player.view', subject: `player:${row.id}`, before: null, after: 'site' })
  const subject = `player:${row.id}`
  const by = { session: colleague.session.id, staff: colleague.id, language }
  const token = await makePreview(sql, at, { kind: 'player', subject, draft: null, ...by })
  return { token }
}

/** Returns the player whom a view shows, while whoever looks may; nobody is logged in by it. */
export async function playerSeen(house: House, colleague: Colleague, { subject }: Pick<Preview, 'subject'>): Promise<Seen | undefined> {
  const row = await playerToRead({ house, colleague }, 'players.view', subject.slice('player:'.length))
  if (isNo(row) || !mayBeLoggedIn(row.status)) return undefined
  const { id: player, shard, currency, country, language } = row
  const seen = { sessionId: '', player, shard, currency, country, language, startedAt: house.clock.now() }
  return { player: seen, country, language, only: undefined, answers: {} }
}
