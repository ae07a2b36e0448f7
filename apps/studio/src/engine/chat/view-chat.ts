import { createHash } from 'node:crypto'
import type { OpenSession } from '../rounds/session.ts'
import type { Studio } from '../studio.ts'
import { chatRules, mutedNow, type ChatMessage, type ChatRole, type ChatView, type Writer } from './chat.ts'
import { readShownMessages } from './message.sql.ts'
import { readHidden, readWriter } from './writer.sql.ts'

/** Tells a visitor's chat; its messages only if they are others than those of a stamp. */
export async function viewChat(studio: Studio, session: OpenSession, known: string): Promise<ChatView> {
  const { database, clock } = studio.world
  const { query } = database
  const { owner, gameId, type } = session
  const [found, writer, hidden] = await Promise.all([
    readShownMessages(query, gameId, owner, chatRules.shown),
    readWriter(query, owner),
    readHidden(query, owner),
  ])
  const messages = found.toReversed().map(({ id, owner: by, nickname, text, writtenAt }): ChatMessage => ({
    id: String(id),
    at: writtenAt.toISOString(),
    nickname,
    text,
    mine: by === owner,
  }))
  const stamp = createHash('sha256').update(JSON.stringify(messages)).digest('base64url').slice(0, 16)
  const role = roleOf(type, writer, clock.now())
  return { stamp, messages: stamp === known ? null : messages, nickname: writer.nickname, role, hidden }
}

/** Returns what a visitor may do now. */
export function roleOf(type: OpenSession['type'], writer: Writer, now: Date): ChatRole {
  if (type === 'demo') return { is: 'reader' }
  const muted = mutedNow(writer, now)
  if (muted) return { is: 'muted', until: muted === 'forGood' ? null : muted.toISOString() }
  if (writer.nickname === null) return { is: 'needsName' }
  return { is: writer.mustRename ? 'mustRename' : 'writer' }
}
