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
  const { database, clock } = studio.world
  const { owner, type } = session
  if (session.endedAt) return { code: 'SESSION_EXPIRED' }
  const [nickname, language] = [cleanNickname(given), languageOf(session.language)]
  const folded = foldName(nickname)
  return database
    .transaction(async (query) => {
      await lockWriter(query, owner)
      const now = clock.now()
      const writer = await readWriter(query, owner)
      const role = roleOf(type, writer, now)
      if (role.is === 'writer') return writer.nickname === nickname ? null : { code: 'NAME_CHOSEN' }
      const fault = role.is === 'needsName' || role.is === 'mustRename' ? null : faultOfRole(role)
      if (fault) return { code: fault }
      const unfit = faultOfNickname(nickname, language, (await readHouseWords(query)).words)
      if (unfit) return { code: unfit }
      if (role.is === 'mustRename' && folded === writer.folded) return { code: 'NAME_TAKEN' }
      if (role.is === 'mustRename') await barNickname(query, owner, now)
      if (await writeNickname(query, owner, nickname, folded, now)) return null
      if (role.is === 'mustRename') throw new NameTaken()
      return { code: 'NAME_TAKEN' as const }
    })
    .catch((error: unknown) => {
      if (error instanceof NameTaken) return { code: 'NAME_TAKEN' as const }
      throw error
    })
}

/** Takes back that the old nickname was given up. */
class NameTaken extends Error {}

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
