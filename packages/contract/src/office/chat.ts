import { z } from 'zod'
import { Moment, Nothing } from '../base/call.ts'
import { After, type OfficeCall } from './base/office-call.ts'
import { mostCounted } from './queues/work.ts'

const Message = z.string().regex(/^\d{1,18}$/)
const Player = z.string().regex(/^\d{1,18}$/)
/** An own word of the house; `stem*` is every word that begins with it. */
const Word = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{1,38}\*?$/u)
const muteLengths = ['hour', 'day', 'forGood'] as const

/** A message of a room, as the house sees it. */
const ChatMessage = z.object({
  id: Message,
  room: z.string(),
  round: z.int().nullable().describe('The game that was played or sold then'),
  player: Player.nullable().describe('Null if the studio names nobody of ours'),
  playerName: z.string().nullable().describe('First name and initial, for whoever may read players'),
  nickname: z.string().describe('With which it was written'),
  nicknameNow: z.string().nullable(),
  mustRename: z.boolean(),
  muted: z.object({ until: Moment.nullable().describe('Null: for good') }).nullable(),
  text: z.string(),
  at: Moment,
  reports: z.int().describe('That nobody has looked at'),
  reportedAt: Moment.nullable(),
  removedAt: Moment.nullable(),
  underWay: z.array(z.enum(['remove', 'leave', 'mute', 'lift', 'rename'])).describe('What was decided and the studio has not heard yet'),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const listChat = {
  at: 'GET /office/chat',
  about: 'The messages of the bingo rooms, the newest first, as their studio has them now',
  takes: z.object({
    room: z.string().max(100).optional(),
    part: z.enum(['reported', 'all']).optional().describe('Those with reports that nobody has looked at without it'),
    after: After,
  }),
  answers: z.object({
    isAway: z.boolean().describe('The studio does not answer: what is decided waits for it'),
    rooms: z.array(z.object({ room: z.string(), name: z.string() })),
    messages: z.array(ChatMessage),
    underWay: z.int().describe('How many decisions the studio has not heard yet'),
    next: z.string().nullable(),
  }),
  refuses: [],
  permission: 'chat.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const countReportedChat = {
  at: 'GET /office/chat/reported',
  about:
    'How many messages of the bingo rooms were reported and nobody has looked at yet, up to 100; none while their studio does not answer',
  takes: Nothing,
  answers: z.object({ waiting: z.int().min(0).max(mostCounted) }),
  refuses: [],
  permission: 'chat.moderate',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const
const aboutPlayer = [...acting, 'outOfReach', 'aboveBound'] as const
const act = { permission: 'chat.moderate', effect: 'changes', gate: 'reason' } as const
const message = { kind: 'chatMessage', field: 'message' } as const
const player = { kind: 'player', field: 'player' } as const

const removeChatMessage = {
  at: 'POST /office/chat/remove',
  about: 'Takes a message away from its room',
  takes: z.object({ message: Message }),
  answers: Nothing,
  refuses: acting,
  ...act,
  subject: message,
} as const satisfies OfficeCall

const leaveChatMessage = {
  at: 'POST /office/chat/leave',
  about: 'Leaves a reported message where it is: its reports have been looked at',
  takes: z.object({ message: Message }),
  answers: Nothing,
  refuses: acting,
  ...act,
  subject: message,
} as const satisfies OfficeCall

const muteInChat = {
  at: 'POST /office/chat/mute',
  about: 'Keeps a player from writing in the rooms for an hour, for a day or for good. They can read on',
  takes: z.object({ player: Player, time: z.enum(muteLengths) }),
  answers: Nothing,
  refuses: aboutPlayer,
  ...act,
  subject: player,
  inverse: 'liftChatMute',
} as const satisfies OfficeCall

const liftChatMute = {
  at: 'POST /office/chat/lift',
  about: 'Lets a player write in the rooms again',
  takes: z.object({ player: Player }),
  answers: Nothing,
  refuses: aboutPlayer,
  ...act,
  subject: player,
  inverse: 'muteInChat',
} as const satisfies OfficeCall

const renameInChat = {
  at: 'POST /office/chat/rename',
  about: 'Has a player choose another nickname: nobody reads their messages until then, and nobody has the old one again',
  takes: z.object({ player: Player }),
  answers: Nothing,
  refuses: aboutPlayer,
  ...act,
  subject: player,
} as const satisfies OfficeCall

const WordsVersion = z.object({ version: z.int(), words: z.array(z.string()), changedAt: Moment, changedBy: z.string() })

const readChatWords = {
  at: 'GET /office/chat/words',
  about: 'The words that the house blocks in the rooms besides the studio’s own list, with their versions, the newest first',
  takes: z.object({ after: After }),
  answers: z.object({
    words: z.array(z.string()),
    version: z.string().describe('For the precondition `chat.words`'),
    inUse: z.int().nullable().describe('The version that the studio uses; null while it does not answer'),
    versions: z.array(WordsVersion),
    next: z.string().nullable(),
  }),
  refuses: [],
  permission: 'chat.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const setChatWords = {
  at: 'POST /office/chat/words/set',
  about: 'Puts other words of the house in place; the studio is told at once, or as soon as it answers',
  takes: z.object({ words: z.array(Word).max(1000) }),
  answers: Nothing,
  refuses: acting,
  ...act,
  inverse: 'setChatWords',
} as const satisfies OfficeCall

/** The calls about the chat of the bingo rooms. */
export const chatCalls = {
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
