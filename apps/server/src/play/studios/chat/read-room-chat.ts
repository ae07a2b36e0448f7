import type { House } from '../../../base/house.ts'
import { messageOf } from '../../../base/message-of.ts'
import type { WalletKey } from '../../../money/wallet/index.ts'
import type { ChatQuestion, ToldChat, ToldMessage } from '../../studio-contract/studio-door.ts'
import { walletOfRef } from '../../studio-contract/studio.ts'
import { chatStudio } from './chat-studio.ts'

/** A message with whose wallet its writer plays; undefined if the studio names nobody of ours. */
export type RoomMessage = ToldMessage & { wallet: WalletKey | undefined }

/** Reads the chat of the studio's rooms; `away` while it does not answer. */
export async function readRoomChat(
  house: House,
  question: ChatQuestion,
): Promise<(Omit<ToldChat, 'messages'> & { messages: RoomMessage[] }) | 'away'> {
  const there = chatStudio(house)
  if (!there?.door.readChat) return 'away'
  const { studio, door } = there
  try {
    const told = await door.readChat?.(house, studio, question)
    if (!told) return 'away'
    return { ...told, messages: told.messages.map((one) => ({ ...one, wallet: walletOfRef(house, studio.id, one.playerRef) })) }
  } catch (error) {
    house.log.debug({ studio: studio.id, reason: messageOf(error) }, 'a studio did not tell the chat of its rooms')
    return 'away'
  }
}
