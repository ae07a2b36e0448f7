import { check, format } from '@fairhouse/fields'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { emailRefusal } from '../players/email-domains.ts'
import { lockPlayer, readPlayer, writeProven, type PlayerRow } from '../players/player.sql.ts'
import { openPerson, writePerson } from '../players/person.ts'
import { readPhone } from '../players/phone.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { channelsOf, fieldOf, isProven, ownerOf, type Channels } from './channels.ts'
import { forgetProof, type Channel } from './code.sql.ts'
import { addressChangedMail } from './messages.ts'

/**
 * Changes a player's phone number or address. The new value is unproven; if another account has it, that is revealed
 * only once proven. Changing a proven one requires the password and notifies the old address.
 */
export async function updateDetails(
  asking: PlayerContext,
  input: { email?: string | undefined; phoneNumber?: string | undefined; password?: string | undefined },
): Promise<Channels | Refused> {
  const { house, player } = asking
  const channel: Channel = input.email === undefined ? 'phoneNumber' : 'email'
  if ((input.email === undefined) === (input.phoneNumber === undefined))
    return refuse('fieldRefused', { details: { reason: 'unknown', field: channel } })
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const value = await readValue(asking, row, channel, input[channel] ?? '')
  if (isRefused(value)) return value
  const proof = isProven(row, channel) && row.password_hash ? await provePassword(asking, input.password ?? '') : undefined
  if (proof && isRefused(proof)) return proof
  await writeValue(house, player, channel, value)
  const fresh = await readPlayer(house.db, player.shard, player.player)
  return fresh ? channelsOf(asking, fresh) : refuse('noSession')
}

async function readValue(asking: PlayerContext, row: PlayerRow, channel: Channel, written: string): Promise<string | Refused> {
  const { house } = asking
  const field = fieldOf(asking, row, channel)
  const value = format(field.format ?? '', written)
  const phone = channel === 'phoneNumber' ? readPhone(value) : undefined
  const finding = check(field, phone?.value ?? value) ?? (channel === 'phoneNumber' && !phone ? { rule: 'phone' } : undefined)
  if (finding) return refuse('checkFields', { details: { fields: { [channel]: finding } } })
  return (channel === 'email' && (await emailRefusal(house, value))) || (phone?.value ?? value)
}

async function writeValue(
  house: House,
  { shard, player: id }: { shard: number; player: bigint },
  channel: Channel,
  value: string,
): Promise<void> {
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    const row = await lockPlayer(tx, shard, id)
    if (!row) return
    const person = openPerson(house, row)
    const before = person[channel]
    if (before === value) return
    // The old address remains the login until the new one is proven.
    const login = channel === 'email' ? { loginEmail: person.loginEmail ?? person.email } : {}
    await writePerson(tx, house, row, { ...person, ...login, [channel]: value })
    await forgetProof(tx, ownerOf(id), channel)
    await writeProven(tx, shard, id, channel, null)
    await writeAudit(tx, { at, actor: `player:${id}`, action: `player.changed.${channel}`, subject: `player:${id}` })
    if (isProven(row, channel) && person.email)
      await queueMail(
        tx,
        house,
        addressChangedMail(house, { value: person.email, firstName: person.firstName, language: row.language }, channel),
      )
  })
}
