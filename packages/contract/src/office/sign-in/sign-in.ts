import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import { MadePasskey, UsedPasskey } from '../../player/passkeys.ts'
import type { OfficeCall } from '../base/office-call.ts'
import { Me, OfficeSession } from '../base/shapes.ts'

const Options = z.record(z.string(), z.unknown()).describe('What `PublicKeyCredential.parse…OptionsFromJSON` takes')
const Authenticator = z.string().nullable().describe('Beside the sandbox: where the passkeys of the demonstration staff are')
const Link = z.string().min(20).max(100)

const beginSignIn = {
  at: 'POST /office/sign-in/begin',
  about: 'Begins a sign-in by passkey: whose, the device says. What it answers can be used once, for five minutes',
  takes: Nothing,
  answers: z.object({
    options: Options,
    directory: z.boolean().describe('Whether the house’s directory can sign somebody in'),
    authenticator: Authenticator,
  }),
  refuses: ['tooManyTries'],
  permission: 'nobody',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const signIn = {
  at: 'POST /office/sign-in',
  about: 'Signs in by passkey',
  takes: z.object({ used: UsedPasskey }),
  answers: z.object({ me: Me }),
  refuses: ['signInFailed', 'tooManyTries'],
  permission: 'nobody',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const readInvitation = {
  at: 'POST /office/invitation',
  about: 'Opens the link of an invitation: for whom it is, and with what a browser makes their passkey',
  takes: z.object({ link: Link }),
  answers: z.object({ name: z.string(), roles: z.array(z.string()), expiresAt: Moment, options: Options }),
  refuses: ['linkOver', 'tooManyTries'],
  permission: 'nobody',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const acceptInvitation = {
  at: 'POST /office/invitation/accept',
  about: 'Keeps the first passkey of whoever was invited, and signs them in',
  takes: z.object({ link: Link, made: MadePasskey }),
  answers: z.object({ me: Me }),
  refuses: ['linkOver', 'signInFailed', 'tooManyTries'],
  permission: 'nobody',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const readMe = {
  at: 'GET /office/me',
  about: 'Who is signed in, and what they may do',
  takes: Nothing,
  answers: z.object({ me: Me }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const signOut = {
  at: 'POST /office/sign-out',
  about: 'Ends this session',
  takes: Nothing,
  answers: Nothing,
  refuses: [],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const lockSession = {
  at: 'POST /office/lock',
  about: 'Locks this session: the page stays, and opens again by the passkey',
  takes: Nothing,
  answers: Nothing,
  refuses: [],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const unlockSession = {
  at: 'POST /office/unlock',
  about: 'Opens a locked session by a passkey of the same person',
  takes: z.object({ used: UsedPasskey }),
  answers: z.object({ me: Me }),
  refuses: ['signInFailed', 'tooManyTries'],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const beginStepUp = {
  at: 'POST /office/step-up',
  about: 'Begins the signing of one act: answers a number that can be used once, for two minutes, and what the passkey signs',
  takes: z.object({
    at: z.string().max(80).describe('The address of the call that is signed'),
    input: z.unknown(),
    reason: z.string().max(2000).optional(),
    precondition: z.record(z.string().max(100), z.string().max(200)).optional(),
  }),
  answers: z.object({ number: z.string(), options: Options, authenticator: Authenticator }),
  refuses: [],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const listOwnPasskeys = {
  at: 'GET /office/me/passkeys',
  about: 'One’s own passkeys, the newest first',
  takes: Nothing,
  answers: z.object({
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedAt: Moment, usedAt: Moment.nullable() })),
  }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const beginOwnPasskey = {
  at: 'POST /office/me/passkeys/begin',
  about: 'Begins to add a passkey of one’s own',
  takes: Nothing,
  answers: z.object({ options: Options }),
  refuses: ['stepUpNeeded', 'signatureWrong'],
  permission: 'staff',
  effect: 'changes',
  gate: 'stepUp',
} as const satisfies OfficeCall

const beginFirstPasskey = {
  at: 'POST /office/me/passkeys/first',
  about: 'Begins to make one’s first passkey, right after the directory has signed somebody in who has none to sign that with',
  takes: Nothing,
  answers: z.object({ options: Options }),
  refuses: ['mayNot'],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const addOwnPasskey = {
  at: 'POST /office/me/passkeys/add',
  about: 'Adds the passkey that the browser has made',
  takes: z.object({ made: MadePasskey }),
  answers: Nothing,
  refuses: ['signInFailed', 'mayNot'],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

const removeOwnPasskey = {
  at: 'POST /office/me/passkeys/remove',
  about: 'Removes a passkey of one’s own; the last one stays',
  takes: z.object({ id: z.string().max(400) }),
  answers: Nothing,
  refuses: ['mayNot', 'stepUpNeeded', 'signatureWrong'],
  permission: 'staff',
  effect: 'changes',
  gate: 'stepUp',
} as const satisfies OfficeCall

const listOwnSessions = {
  at: 'GET /office/me/sessions',
  about: 'Where one is signed in',
  takes: Nothing,
  answers: z.object({ sessions: z.array(OfficeSession) }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const endOwnSession = {
  at: 'POST /office/me/sessions/end',
  about: 'Ends one of one’s own sessions',
  takes: z.object({ id: z.string().max(80) }),
  answers: Nothing,
  refuses: [],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
} as const satisfies OfficeCall

export const signInCalls = {
  beginSignIn,
  signIn,
  readInvitation,
  acceptInvitation,
  readMe,
  signOut,
  lockSession,
  unlockSession,
  beginStepUp,
  listOwnPasskeys,
  beginOwnPasskey,
  beginFirstPasskey,
  addOwnPasskey,
  removeOwnPasskey,
  listOwnSessions,
  endOwnSession,
}
