import type { House } from '../../base/house.ts'
import { messageOf } from '../../base/message-of.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { ChatQuestion, ToldChat, ToldMessage } from '../studio-contract/studio-door.ts'
import { walletOfRef } from '../studio-contract/studio.ts'
import { chatStudio } from './chat-studio.ts'
import { playerInChat } from './player-in-chat.ts'

/** A message with whose wallet its writer plays; undefined if the studio names nobody of ours. */
export type RoomMessage = ToldMessage & { wallet: WalletKey | undefined }

type RoomChat = Omit<ToldChat, 'messages'> & { messages: RoomMessage[] }
const empty: RoomChat = { rooms: [], messages: [], next: null, wordsVersion: 0 }

/** Reads the chat of the studio's rooms; `away` while it does not answer. */
export async function readRoomChat(house: House, question: ChatQuestion): Promise<RoomChat | 'away'> {
  const there = chatStudio(house)
  if (!there) return empty
  const { studio, door } = there
  try {
    const told = await door.readChat?.(house, studio, question)
    if (!told) return empty
    return { ...told, messages: told.messages.map((one) => ({ ...one, wallet: walletOfRef(house, studio.id, one.playerRef) })) }
  } catch (error) {
    house.log.debug({ studio: studio.id, reason: messageOf(error) }, 'a studio did not tell the chat of its rooms')
    return 'away'
  }
}

const atOnce = 100

/** Reads what a player has written in the rooms, newest first, up to so many; `away` while the studio does not answer. */
export async function readOwnChat(house: House, wallet: WalletKey, most: number): Promise<RoomMessage[] | 'away'> {
  const ref = playerInChat(house, wallet)
  if (ref === undefined) return []
  const found: RoomMessage[] = []
  for (let before: string | null | undefined; before !== null && found.length < most;) {
    const page: RoomChat | 'away' = await readRoomChat(house, { players: [ref], isReported: false, before, most: atOnce })
    if (page === 'away') return 'away'
    found.push(...page.messages)
    before = page.next
  }
  return found.slice(0, most)
}
