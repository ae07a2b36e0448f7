import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer, type PlayerRow } from '../players/player.sql.ts'
import { channelsOf, isProven, ownerOf, type Channels } from './channels.ts'
import type { Channel } from './code.sql.ts'
import { issueCode } from './issue-code.ts'

const isAllProven = (row: PlayerRow) => isProven(row, 'email') && isProven(row, 'phoneNumber')

/** Sends a code to the logged-in player's address or number; refuses if it is proven (193), or both are (302). */
export async function sendCode(asking: PlayerContext, { channel }: { channel: Channel }): Promise<Channels | Refused> {
  const { house, player, language } = asking
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return refuse('noSession')
  if (isProven(row, channel)) return refuse(isAllProven(row) ? 'allVerified' : 'alreadyVerified')
  const person = openPerson(house, row)
  const value = person[channel]
  if (!value) return refuse('fieldRefused', { details: { reason: 'mandatory', field: channel, fieldName: channel } })
  const { firstName } = person
  const sent = await issueCode(asking, { owner: ownerOf(row.id), channel, value, firstName, language, player })
  return isRefused(sent) ? sent : channelsOf(asking, row)
}
