import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { RevealField } from '@fairhouse/contract/office/players/players.ts'
import { writeAccess } from '../../base/audit/access.sql.ts'
import { openPerson, type Personal } from '../../people/players/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn } from './the-player.ts'

const shownMs = 10 * 60_000

/** What each field is of a person's data. */
export const fieldsOf: Readonly<Record<RevealField, (person: Personal) => string>> = {
  name: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
  birthDate: ({ birthDate }) => birthDate,
  email: ({ email }) => email,
  phone: ({ phoneNumber = '' }) => phoneNumber,
  address: ({ street, zipCode, city, state }) => [street, [zipCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', '),
  nationalId: ({ nationalIdNumber = '' }) => nationalIdNumber,
  userName: ({ userName, nickName }) => [userName, nickName].filter(Boolean).join(', '),
}

type Revealed = OfficeAnswers<'POST /office/players/reveal'>

/** Opens fields of a player's data for ten minutes, and keeps that somebody looked, at what and why. */
export async function revealPlayer(
  asking: ActContext,
  { player: id, fields }: { player: string; fields: RevealField[] },
): Promise<Revealed | OfficeRefused> {
  const { house, sql, at, colleague, reason, changes } = asking
  const row = await playerToActOn(asking, 'players.reveal', id)
  if (isNo(row)) return row
  const person = openPerson(house, row)
  const wanted = [...new Set(fields)]
  const of = { shard: row.shard, player: row.id }
  await writeAccess(sql, { at, actor: colleague.actor, of, fields: wanted, purpose: 'reveal', reason: { words: reason, house } })
  for (const field of wanted) changes({ what: 'player.reveal', subject: `player:${row.id}`, before: null, after: field })
  const values = Object.fromEntries(wanted.map((field) => [field, fieldsOf[field](person)]))
  return { values, until: new Date(at.getTime() + shownMs).toISOString() }
}
