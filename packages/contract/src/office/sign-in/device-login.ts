import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { OfficeCall } from '../base/office-call.ts'

const Id = z.object({ id: z.string().max(40) })
const HostName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}$/u)

const beginDeviceLogin = {
  at: 'POST /office/device/begin',
  about: 'Begins a login of the command line: answers a secret for the command, and the code that a colleague types in the office',
  takes: z.object({ host: HostName.describe('What the computer calls itself; shown to whoever lets it in') }),
  answers: z.object({ secret: z.string(), code: z.string(), page: z.string().describe('Where the code is typed'), expiresAt: Moment }),
  refuses: ['tooManyTries'],
  permission: 'nobody',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const askDeviceLogin = {
  at: 'POST /office/device/ask',
  about: 'How a login of the command line stands; once it was allowed its token is answered, a single time',
  takes: z.object({ secret: z.string().min(20).max(100) }),
  answers: z.object({
    state: z.enum(['waiting', 'allowed', 'refused']),
    name: z.string().nullable().describe('Whose login it is'),
    token: z.string().nullable(),
    expiresAt: Moment.nullable().describe('When the token ends'),
  }),
  refuses: ['codeOver'],
  permission: 'nobody',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const readDeviceLogin = {
  at: 'POST /office/device/read',
  about: 'Which command asks by a code: what its computer calls itself, and from which network, masked',
  takes: z.object({ code: z.string().max(40) }),
  answers: z.object({ id: z.string(), host: z.string(), network: z.string(), askedAt: Moment, expiresAt: Moment }),
  refuses: ['codeOver', 'tooManyTries'],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const allowDeviceLogin = {
  at: 'POST /office/device/allow',
  about: 'Lets a command in as oneself, for the hours that the house has set',
  takes: Id,
  answers: Nothing,
  refuses: ['codeOver', 'stepUpNeeded', 'signatureWrong'],
  permission: 'staff',
  effect: 'changes',
  gate: 'stepUp',
} as const satisfies OfficeCall

const refuseDeviceLogin = {
  at: 'POST /office/device/refuse',
  about: 'Refuses a command; its code can be used no more',
  takes: Id,
  answers: Nothing,
  refuses: ['codeOver'],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

export const deviceLoginCalls = { beginDeviceLogin, askDeviceLogin, readDeviceLogin, allowDeviceLogin, refuseDeviceLogin }
