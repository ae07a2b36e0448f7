import { z } from 'zod'
import type { House } from '../../../base/house.ts'
import type { ChatOrder, ChatQuestion, ToldChat } from '../../studio-contract/studio-door.ts'
import type { Studio } from '../../studio-contract/studio.ts'
import { callStudio, StudioRefused } from './signature.ts'

const id = z.string().regex(/^\d{1,18}$/)
const moment = z.iso.datetime().transform((text) => new Date(text))

/** What a studio tells of the chat in its rooms. */
const Chat = z.object({
  rooms: z.array(z.object({ gameId: z.string().min(1).max(100), name: z.string().min(1).max(200) })).max(500),
  messages: z
    .array(
      z.object({
        id,
        gameId: z.string().min(1).max(100),
        round: z.int().nullable(),
        playerRef: z.string().min(1).max(500),
        nickname: z.string().max(200),
        nicknameNow: z.string().max(200).nullable(),
        mustRename: z.boolean(),
        muted: z.object({ until: moment.nullable() }).nullable(),
        text: z.string().max(2000),
        at: moment,
        reports: z.int().min(0),
        reportedAt: moment.nullable(),
        removedAt: moment.nullable(),
      }),
    )
    .max(100),
  next: id.nullable(),
  wordsVersion: z.int().min(0),
})

/** Reads the chat of a studio's rooms; null if it has none. */
export async function readChat(
  house: House,
  studio: Studio,
  { game, players, isReported, before, most }: ChatQuestion,
): Promise<ToldChat | null> {
  const question = { gameId: game, players, reported: isReported, before, limit: most }
  const told = await callStudio(house, studio, '/api/chat/messages', question).catch(nullIfMissing)
  if (told === null) return null
  const { rooms, messages, ...rest } = Chat.parse(told)
  return {
    ...rest,
    rooms: rooms.map(({ gameId, name }) => ({ game: gameId, name })),
    messages: messages.map(({ gameId, ...message }) => ({ ...message, game: gameId })),
  }
}

/** Tells a studio what was decided about its chat; one that has none has nothing to do. */
export const orderInChat = async (house: House, studio: Studio, order: ChatOrder): Promise<void> =>
  void (await callStudio(house, studio, '/api/chat/orders', order).catch(nullIfMissing))

/** A studio that does not know the call has no chat. */
function nullIfMissing(error: unknown): null {
  if (error instanceof StudioRefused && error.status === 404) return null
  throw error
}
