import { playerInChat, writeChatOrder } from '../../play/room-chat/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn } from '../players/index.ts'

type Done = Record<string, never> | OfficeRefused
type OfMessage = { message: string }
type OfPlayer = { player: string }

const hourMs = 3_600_000
const lengthsMs = { hour: hourMs, day: 24 * hourMs, forGood: null } as const

/** Takes a message away from its room. */
export async function removeChatMessage({ sql, at, changes }: ActContext, { message }: OfMessage): Promise<Done> {
  changes({ what: 'chat.message', subject: `chatMessage:${message}`, before: 'shown', after: 'removed' })
  await writeChatOrder(sql, { kind: 'remove', message, at: at.toISOString() }, at)
  return {}
}

/** Leaves a reported message where it is. */
export async function leaveChatMessage({ sql, at, changes }: ActContext, { message }: OfMessage): Promise<Done> {
  changes({ what: 'chat.reports', subject: `chatMessage:${message}`, before: 'open', after: 'seen' })
  await writeChatOrder(sql, { kind: 'leave', message, at: at.toISOString() }, at)
  return {}
}

/** Keeps a player from writing for a time. */
export async function muteInChat(asking: ActContext, { player, time }: OfPlayer & { time: keyof typeof lengthsMs }): Promise<Done> {
  const { sql, at, changes } = asking
  const known = await writerOf(asking, player)
  if (isNo(known)) return known
  const length = lengthsMs[time]
  const until = length === null ? null : new Date(at.getTime() + length).toISOString()
  changes({ what: 'chat.muted', subject: `player:${player}`, before: null, after: until ?? 'forGood' })
  await writeChatOrder(sql, { kind: 'mute', players: [known.ref], until, at: at.toISOString() }, at)
  return {}
}

/** Lets a player write again. */
export async function liftChatMute(asking: ActContext, { player }: OfPlayer): Promise<Done> {
  const { sql, at, changes } = asking
  const known = await writerOf(asking, player)
  if (isNo(known)) return known
  changes({ what: 'chat.muted', subject: `player:${player}`, before: 'muted', after: null })
  await writeChatOrder(sql, { kind: 'lift', players: [known.ref], at: at.toISOString() }, at)
  return {}
}

/** Has a player choose another nickname. */
export async function renameInChat(asking: ActContext, { player }: OfPlayer): Promise<Done> {
  const { sql, at, changes } = asking
  const known = await writerOf(asking, player)
  if (isNo(known)) return known
  changes({ what: 'chat.nickname', subject: `player:${player}`, before: 'chosen', after: 'another' })
  await writeChatOrder(sql, { kind: 'rename', players: [known.ref], at: at.toISOString() }, at)
  return {}
}

/** Finds the player whom an act is about, and how the studio of the rooms knows them. */
async function writerOf(asking: ActContext, player: string): Promise<{ ref: string } | OfficeRefused> {
  const row = await playerToActOn(asking, 'chat.moderate', player)
  if (isNo(row)) return row
  const ref = playerInChat(asking.house, { shard: row.shard, player: row.id, currency: row.currency })
  return ref === undefined ? no('mayNot', { message: 'No studio with a chat is connected.' }) : { ref }
}
