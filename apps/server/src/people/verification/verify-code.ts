import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { claimIdentifier } from '../players/identifier.sql.ts'
import { endLogin, lockPlayer, readPlayer, writeLogin, writeProven, type PlayerRow } from '../players/player.sql.ts'
import { openPerson, writePerson } from '../players/person.ts'
import { channelsOf, isProven, ownerOf, type Channels } from './channels.ts'
import { forgetProof, type Channel } from './code.sql.ts'
import { proveCode } from './prove-code.ts'

/**
 * Proves an address or number by its code. Only then does the player learn that another account has it, too (105, 180).
 */
export async function verifyCode(asking: PlayerContext, input: { channel: Channel; code: string }): Promise<Channels | Refused> {
  const { house, player } = asking
  const { channel, code } = input
  const refused = await house.db.transaction(async (tx) => {
    const row = await lockPlayer(tx, player.shard, player.player)
    if (!row) return refuse('noSession')
    const wrong = await proveCode(house, tx, ownerOf(row.id), channel, code)
    if (wrong) return isProven(row, channel) && wrong.refused !== 'codeUsed' ? refuse('alreadyVerified') : wrong
    return settleProven(house, tx, row, channel)
  })
  if (isRefused(refused)) return refused
  const row = await readPlayer(house.db, player.shard, player.player)
  return row ? channelsOf(asking, row) : refuse('noSession')
}

/** Claims what is proven: an address becomes the login, a number belongs to one account. */
async function settleProven(house: House, tx: Sql, row: PlayerRow, channel: Channel): Promise<Refused | undefined> {
  const at = house.clock.now()
  const value = openPerson(house, row)[channel] ?? ''
  const claimed = channel === 'email' ? await claimLogin(house, tx, row, value) : await claimNumber(house, tx, row, value)
  if (!claimed) {
    await forgetProof(tx, ownerOf(row.id), channel)
    return channel === 'email' ? refuse('duplicateEmail') : refuse('dataExists', { subCode: 'inUse', details: { field: channel } })
  }
  await writeProven(tx, row.shard, row.id, channel, at)
  await writeAudit(tx, { at, actor: `player:${row.id}`, action: `player.verified.${channel}`, subject: `player:${row.id}` })
  return undefined
}

async function claimLogin(house: House, tx: Sql, row: PlayerRow, email: string): Promise<boolean> {
  const { personal } = house
  const { shard, id } = row
  const index = personal.indexOf('login', email)
  if (!(await writeLogin(tx, index, shard, id))) return false
  const { loginEmail, ...person } = openPerson(house, row)
  if (loginEmail === undefined) return true
  const before = personal.indexOf('login', loginEmail)
  if (before !== index) await endLogin(tx, shard, id, before)
  await writePerson(tx, house, row, person)
  return true
}

function claimNumber({ personal, clock, settings }: House, tx: Sql, { shard, id: player }: PlayerRow, number: string): Promise<boolean> {
  const at = clock.now()
  const stale = new Date(at.getTime() - settings.get('be.activationCodeHours') * 3_600_000)
  return claimIdentifier(tx, 'phoneNumber', personal.indexOf('phoneNumber', number), { shard, player }, at, stale)
}
