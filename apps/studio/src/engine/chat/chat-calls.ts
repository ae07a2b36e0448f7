import { z } from 'zod'
import type { PageCall } from '../game.ts'
import type { OpenSession } from '../rounds/session.ts'
import type { Studio } from '../studio.ts'
import { insertReport, readAuthor } from './message.sql.ts'
import { viewChat } from './view-chat.ts'
import { chooseNickname, writeMessage } from './write-in-chat.ts'
import { deleteHidden, insertHidden } from './writer.sql.ts'

const looking = z.object({ stamp: z.string().max(40).default('') })
const writing = z.object({ key: z.string().regex(/^[\w-]{8,100}$/), text: z.string().max(2000) })
const naming = z.object({ nickname: z.string().max(200) })
const about = z.object({ message: z.string().regex(/^\d{1,18}$/) })

/** The calls of a room's page about its chat. Each answers the chat as it is then, or why nothing was done. */
export const chatCalls: Readonly<Record<string, PageCall>> = {
  chat: async (studio, session, body) => viewChat(studio, session, looking.parse(body).stamp),
  'chat-write': async (studio, session, body) =>
    counted(studio, await writeMessage(studio, session, writing.parse(body))) ?? viewChat(studio, session, ''),
  'chat-name': async (studio, session, body) =>
    (await chooseNickname(studio, session, naming.parse(body).nickname)) ?? viewChat(studio, session, ''),
  'chat-hide': async (studio, session, body) => aboutMessage(studio, session, body, 'hide'),
  'chat-report': async (studio, session, body) => aboutMessage(studio, session, body, 'report'),
  'chat-show-all': async (studio, session) => {
    await deleteHidden(studio.world.database.query, session.owner)
    return viewChat(studio, session, '')
  },
}

/** Hides whoever wrote a message from this player, or tells the house of the message. */
async function aboutMessage(studio: Studio, session: OpenSession, body: unknown, what: 'hide' | 'report') {
  const { database, clock } = studio.world
  if (session.endedAt) return { code: 'SESSION_EXPIRED' }
  if (session.type === 'demo') return { code: 'CHAT_READ_ONLY' }
  const id = BigInt(about.parse(body).message)
  const author = await readAuthor(database.query, session.gameId, id)
  if (author === undefined) return { code: 'CHAT_GONE' }
  if (author !== session.owner) {
    if (what === 'hide') await insertHidden(database.query, session.owner, author, clock.now())
    else await insertReport(database.query, id, session.owner, clock.now())
  }
  return viewChat(studio, session, '')
}

/** Counts a message by its outcome, which it returns. */
function counted<Refused extends { code: string }>({ world }: Studio, refused: Refused | null): Refused | null {
  world.metrics.chat.inc({ outcome: refused?.code ?? 'written' })
  return refused
}
