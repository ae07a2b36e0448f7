import type { ProfileFields } from '@fairhouse/contract/player/profile.ts'
import { formatAll } from '@fairhouse/fields'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { claimIdentifier } from '../players/identifier.sql.ts'
import { lockPlayer } from '../players/player.sql.ts'
import { openPerson, writePerson, type Personal } from '../players/person.ts'
import { fieldRefusal } from '../registration-fields/field-refusal.ts'
import { channels, knownProfile, profileView, type KnownProfile } from './profile-fields.ts'

/** Returns the caller's profile, and how it is edited. */
export async function readProfileFields(asking: PlayerContext): Promise<ProfileFields | Refused> {
  const known = await knownProfile(asking)
  return isRefused(known) ? known : profileView(known)
}

/** Fills in or changes what the player may change; ignores anything else sent. */
export async function prefill(
  asking: PlayerContext,
  { fields: sent }: { fields: Record<string, string> },
): Promise<ProfileFields | Refused> {
  const { house } = asking
  const known = await knownProfile(asking)
  if (isRefused(known)) return known
  const mine = known.fields.filter(({ name, readOnly }) => Object.hasOwn(sent, name) && !readOnly && !channels.includes(name))
  const values = formatAll(mine, sent)
  const refused = await fieldRefusal(house, mine, { ...values, country: known.row.country })
  if (refused) return refused
  if (!(await write(asking, known, values)))
    return refuse('duplicateNickname', { details: { fields: { nickName: { rule: 'duplicated' } } } })
  return readProfileFields(asking)
}

/** Writes the changes; returns false if the nickname belongs to somebody else. */
async function write({ house }: PlayerContext, { row }: KnownProfile, values: Record<string, string>): Promise<boolean> {
  const { db, clock, personal, settings } = house
  const at = clock.now()
  return db.transaction(async (tx) => {
    const fresh = await lockPlayer(tx, row.shard, row.id)
    if (!fresh) return true
    const person = openPerson({ personal }, fresh)
    const changed = Object.entries(values).filter(([name, value]) => (person[name as keyof Personal] ?? '') !== value) // the name of a field
    if (changed.length === 0) return true
    const nickName = changed.find(([name]) => name === 'nickName')?.[1]
    const stale = new Date(at.getTime() - settings.get('be.activationCodeHours') * 3_600_000)
    const owner = { shard: row.shard, player: row.id }
    if (nickName && !(await claimIdentifier(tx, 'nickName', personal.indexOf('nickName', nickName), owner, at, stale))) return false
    await writePerson(tx, house, row, { ...person, ...Object.fromEntries(changed) })
    await writeAudit(tx, {
      at,
      actor: `player:${row.id}`,
      action: 'player.changed.profile',
      subject: `player:${row.id}`,
      details: { fields: changed.map(([name]) => name) },
    })
    return true
  })
}
