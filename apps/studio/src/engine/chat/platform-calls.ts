import { z } from 'zod'
import type { Studio } from '../studio.ts'
import { mutedNow } from './chat.ts'
import { readHouseWords, writeHouseWords } from './house-words.sql.ts'
import { readToldMessages, removeMessage, seeReports, type ToldMessage } from './message.sql.ts'
import { forgetWriters, orderRename, writeMutes } from './writer.sql.ts'

const id = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
const moment = z.iso.datetime().transform((text) => new Date(text))
const players = z.array(z.string().min(1).max(500)).min(1).max(50)

/** What the platform asks when it reads the chat: `before` is the `next` of an earlier answer. */
export const chatQuestion = z.object({
  gameId: z.string().max(100).optional(),
  players: players.optional(),
  reported: z.boolean().default(false),
  before: id.optional(),
  limit: z.int().min(1).max(100).default(50),
})

/** What the platform has decided. Given twice it does the same once; a decision from before a later one changes nothing. */
export const chatOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remove'), message: id, at: moment }),
  z.object({ kind: z.literal('leave'), message: id, at: moment }),
  z.object({ kind: z.literal('mute'), players, until: moment.nullable(), at: moment }),
  z.object({ kind: z.literal('lift'), players, at: moment }),
  z.object({ kind: z.literal('rename'), players, at: moment }),
  z.object({ kind: z.literal('forget'), players }),
  z.object({ kind: z.literal('words'), version: z.int().min(0), words: z.array(z.string().min(1).max(40)).max(2000) }),
])
type ChatOrder = z.output<typeof chatOrder>

/** Tells the platform the messages of the rooms, newest first, and which version of its words is in use. */
export async function tellChat(
  { world, games }: Studio,
  { gameId, players: owners, reported, before, limit }: z.output<typeof chatQuestion>,
) {
  const { query } = world.database
  const asked = { gameId: gameId ?? null, owners: owners ?? null, reported, before: before ?? null, limit: limit + 1 }
  const found = await readToldMessages(query, asked)
  const shown = found.slice(0, limit)
  const now = world.clock.now()
  const rooms = games.filter(({ calls, listing }) => listing && calls && Object.hasOwn(calls, 'chat'))
  return {
    rooms: rooms.map((room) => ({ gameId: room.id, name: room.listing?.name ?? room.id })),
    messages: shown.map((message) => told(message, now)),
    next: found.length > limit ? String(shown.at(-1)?.id) : null,
    wordsVersion: (await readHouseWords(query)).version,
  }
}

function told(message: ToldMessage, now: Date) {
  const muted = mutedNow(message, now)
  return {
    id: String(message.id),
    gameId: message.gameId,
    round: message.sharedRound,
    playerRef: message.owner,
    nickname: message.nickname,
    nicknameNow: message.nicknameNow,
    mustRename: message.mustRename,
    muted: muted && { until: muted === 'forGood' ? null : muted.toISOString() },
    text: message.text,
    at: message.writtenAt.toISOString(),
    reports: message.reports,
    reportedAt: message.reportedAt?.toISOString() ?? null,
    removedAt: message.removedAt?.toISOString() ?? null,
  }
}

/** Does what the platform has decided; `found` is false where there is nothing any more that it could change. */
export async function obeyChatOrder({ world }: Studio, order: ChatOrder): Promise<{ found: boolean }> {
  const { query, transaction } = world.database
  switch (order.kind) {
    case 'remove':
      return { found: await removeMessage(query, order.message, order.at) }
    case 'leave':
      return { found: await seeReports(query, order.message, order.at) }
    case 'mute':
      await writeMutes(query, order.players, order.until ?? 'forGood', order.at)
      return { found: true }
    case 'lift':
      await writeMutes(query, order.players, null, order.at)
      return { found: true }
    case 'rename':
      return { found: (await orderRename(query, order.players, order.at)) > 0 }
    case 'forget':
      await transaction((inside) => forgetWriters(inside, order.players))
      return { found: true }
    case 'words':
      await writeHouseWords(query, order, world.clock.now())
      return { found: true }
  }
}
