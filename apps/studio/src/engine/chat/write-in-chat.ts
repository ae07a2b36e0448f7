import type { Queries } from '@fairhouse/process/database.ts'
import type { OpenSession } from '../rounds/session.ts'
import type { Studio } from '../studio.ts'
import { languageOf } from '../../page-kit/words/index.ts'
import { chatRules, type ChatRole } from './chat.ts'
import { cleanText } from './clean-text.ts'
import { fold, foldName } from './fold.ts'
import { readHouseWords } from './house-words.sql.ts'
import { faultOfText, type TextFault } from './judge-message.ts'
import { insertMessage, readLately } from './message.sql.ts'
import { cleanNickname, faultOfNickname, type NameFault } from './nickname.ts'
import { roleOf } from './view-chat.ts'
import { barNickname, lockWriter, readWriter, touchNickname, writeNickname } from './writer.sql.ts'

/** Why somebody may not write or choose now, whatever they write. */
type RoleFault = 'SESSION_EXPIRED' | 'CHAT_READ_ONLY' | 'CHAT_MUTED' | 'CHAT_NO_NAME' | 'NAME_CHOSEN'
type Refused<Code> = { code: Code }

const minuteMs = 60_000

/** Takes back that an old nickname was given up. */
class NameTaken extends Error {}

/** Writes a message in the room of a visit; the same key twice is the same message. */
export async function writeMessage(
  studio: Studio,
  session: OpenSession,
  given: { key: string; text: string },
): Promise<Refused<RoleFault | TextFault | 'CHAT_FAST' | 'CHAT_TWICE'> | null> {
  const { database, clock } = studio.world
  const { owner, gameId, type } = session
  if (session.endedAt) return { code: 'SESSION_EXPIRED' }
  const text = cleanText(given.text)
  return database.transaction(async (query) => {
    await lockWriter(query, owner)
    const now = clock.now()
    const writer = await readWriter(query, owner)
    const fault = faultOfRole(roleOf(type, writer, now))
    if (fault || writer.nickname === null) return { code: fault ?? 'CHAT_NO_NAME' }
    const unfit = faultOfText(text, languageOf(session.language), (await readHouseWords(query)).words)
    if (unfit) return { code: unfit }
    const [folded, ago] = [fold(text), (ms: number) => new Date(now.getTime() - ms)]
    const before = { since: ago(minuteMs), folded, sameSince: ago(chatRules.sameTextMs), key: given.key }
    const lately = await readLately(query, owner, before)
    if (lately.isAgain) return null
    if (lately.isSame) return { code: 'CHAT_TWICE' }
    if (lately.count >= chatRules.aMinute) return { code: 'CHAT_FAST' }
    await insertMessage(query, { gameId, owner, key: given.key, nickname: writer.nickname, text, folded, writtenAt: now })
    await touchNickname(query, owner, now)
    return null
  })
}

/** Chooses a nickname, once; and another where the house asks for it. */
export async function chooseNickname(studio: Studio, session: OpenSession, given: string): Promise<Refused<RoleFault | NameFault> | null> {
  if (session.endedAt) return { code: 'SESSION_EXPIRED' }
  try {
    return await studio.world.database.transaction((query) => choose(studio, query, session, cleanNickname(given)))
  } catch (error) {
    if (error instanceof NameTaken) return { code: 'NAME_TAKEN' }
    throw error
  }
}

async function choose(
  { world }: Studio,
  query: Queries,
  { owner, type, language }: OpenSession,
  nickname: string,
): Promise<Refused<RoleFault | NameFault> | null> {
  await lockWriter(query, owner)
  const now = world.clock.now()
  const writer = await readWriter(query, owner)
  const role = roleOf(type, writer, now)
  if (role.is === 'writer') return writer.nickname === nickname ? null : { code: 'NAME_CHOSEN' }
  const mayChoose = role.is === 'needsName' || role.is === 'mustRename'
  if (!mayChoose) return { code: faultOfRole(role) ?? 'CHAT_MUTED' }
  const unfit = faultOfNickname(nickname, languageOf(language), (await readHouseWords(query)).words)
  if (unfit) return { code: unfit }
  const folded = foldName(nickname)
  // The old one is barred first, so that it is not taken again under another spelling.
  if (role.is === 'mustRename') await barNickname(query, owner, now)
  if (!(await writeNickname(query, owner, nickname, folded, now))) throw new NameTaken()
  return null
}

function faultOfRole(role: ChatRole): RoleFault | null {
  const faults = {
    reader: 'CHAT_READ_ONLY',
    muted: 'CHAT_MUTED',
    needsName: 'CHAT_NO_NAME',
    mustRename: 'CHAT_NO_NAME',
    writer: null,
  } as const satisfies Record<ChatRole['is'], RoleFault | null>
  return faults[role.is]
}
