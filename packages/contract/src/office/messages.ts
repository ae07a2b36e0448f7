import { z } from 'zod'
import { Moment, Nothing } from '../base/call.ts'
import { After, gates, type OfficeCall } from './base/office-call.ts'

const Name = z.string().regex(/^[a-zA-Z]{1,40}$/)
const Language = z.string().regex(/^[a-z]{2}(_[a-z0-9]{2,3})?$/)
const Texts = z.record(z.string().max(60), z.string().max(4000)).describe('Own texts by name; what is not there is the product’s')
const Samples = z
  .record(z.string().max(30), z.string().max(300))
  .describe('What stands for the values; those that are not there have samples')
const it = { kind: 'message', field: 'name' } as const
const Channel = z.enum(['mail', 'sms', 'push'])

/** A message in the list, by its occasion. */
const MessageRow = z.object({
  name: Name,
  channel: Channel,
  subject: z.string(),
  own: z.array(z.object({ language: Language, changedAt: Moment })).describe('The languages in which the house has words of its own'),
})
export type MessageRow = z.infer<typeof MessageRow>

const listMessages = {
  at: 'GET /office/messages',
  about: 'Every mail and message that is sent to players, by its occasion',
  takes: Nothing,
  answers: z.object({ messages: z.array(MessageRow), languages: z.array(Language) }),
  refuses: [],
  permission: 'messages.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** One text of a message: as the product has it, and as the house does. */
const MessagePart = z.object({
  key: z.string(),
  part: z.enum(['subject', 'text', 'button']),
  builtIn: z.string(),
  own: z.string().nullable(),
  needed: z.array(z.string()).describe('Values that it must speak of'),
})
export type MessagePart = z.infer<typeof MessagePart>

const readMessage = {
  at: 'GET /office/messages/one',
  about: 'A message in one language, text by text',
  takes: z.object({ name: Name, language: Language }),
  answers: z.object({
    name: Name,
    channel: Channel,
    hasCode: z.boolean().describe('A code stands in it by itself, as a button leads to its address'),
    parts: z.array(MessagePart),
    values: z.array(z.string()).describe('That its texts may speak of'),
    samples: z.record(z.string(), z.string()),
    version: z.string().describe('For the precondition `message:<name>/<language>`'),
    gate: z.enum(gates).describe('What stands before publishing it'),
    languages: z.array(Language),
  }),
  refuses: [],
  permission: 'messages.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const MessageVersion = z.object({ version: z.int(), texts: Texts, changedAt: Moment, changedBy: z.string() })
export type MessageVersion = z.infer<typeof MessageVersion>

const listMessageVersions = {
  at: 'GET /office/messages/versions',
  about: 'What the house said in a message in one language, the newest first',
  takes: z.object({ name: Name, language: Language, after: After }),
  answers: z.object({ versions: z.array(MessageVersion), next: z.string().nullable() }),
  refuses: [],
  permission: 'messages.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const previewMessage = {
  at: 'POST /office/messages/preview',
  about: 'A message as it would be sent with these texts and samples, and what is wrong with them',
  takes: z.object({ name: Name, language: Language, texts: Texts, samples: Samples }),
  answers: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string().describe('Empty where it is no mail'),
    letters: z.int().describe('Of a mail’s subject, or of the whole'),
    parts: z.int().describe('As how many messages a phone gets it'),
    mistakes: z.array(z.string()),
  }),
  refuses: [],
  permission: 'messages.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

const publishMessage = {
  at: 'POST /office/messages/publish',
  about:
    'Gives a message words of the house in one language; without any it is the product’s again. Words for which the rules of countries ask take two people',
  takes: z.object({ name: Name, language: Language, texts: Texts }),
  answers: Nothing,
  refuses: acting,
  permission: 'messages.publish',
  effect: 'changes',
  gate: 'reason',
  subject: it,
  inverse: 'publishMessage',
} as const satisfies OfficeCall

const sendTestMessage = {
  at: 'POST /office/messages/send-test',
  about: 'Sends a message with these texts and samples to one’s own address',
  takes: z.object({ name: Name, language: Language, texts: Texts, samples: Samples }),
  answers: Nothing,
  refuses: acting,
  permission: 'messages.publish',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about mails and messages. */
export const messageCalls = { listMessages, readMessage, listMessageVersions, previewMessage, publishMessage, sendTestMessage }
