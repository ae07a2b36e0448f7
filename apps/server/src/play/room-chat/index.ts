export { chatOrderJob, chatOrderWorker, readOrdersUnderWay, writeChatOrder } from './chat-orders.ts'
export { forgetInChat, playerInChat } from './player-in-chat.ts'
export { readOwnChat, readRoomChat, type RoomMessage } from './read-room-chat.ts'
export { chatWordsJob, chatWordsSetting, chatWordsWorker } from './tell-words.ts'
