import { readChatWords, setChatWords } from './chat-words.ts'
import { countReportedChat, listChat } from './list-chat.ts'
import { leaveChatMessage, liftChatMute, muteInChat, removeChatMessage, renameInChat } from './moderate-chat.ts'

/** What does the calls about the chat of the bingo rooms. */
export const chatHandlers = {
  listChat,
  countReportedChat,
  removeChatMessage,
  leaveChatMessage,
  muteInChat,
  liftChatMute,
  renameInChat,
  readChatWords,
  setChatWords,
}
