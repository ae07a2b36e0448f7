import { z } from 'zod'
import { Moment, Nothing, type Call } from '../base/call.ts'
import { DescribedField } from '../base/fields.ts'

const ChannelName = z.enum(['email', 'phoneNumber'])
export type ChannelName = z.infer<typeof ChannelName>

/** One channel to be verified, and its state. */
const Channel = z.object({
  ask: z.boolean().describe('The player is asked to prove it now'),
  needed: z.boolean().describe('It is not proven yet'),
  value: z.string().describe('The address or number; empty where there is none'),
  remainingAttempts: z.int().describe('How often a code can still be sent'),
  sentNumber: z.int().describe('Codes sent so far'),
  lastTransaction: z.enum(['sent', 'expired', 'verified']).nullable(),
  pinId: z.string().optional().describe('Reference of the running code'),
  expirationTime: Moment.optional().describe('Until when the running code can be used'),
  sendAgainAt: Moment.optional().describe('From when on another code can be sent'),
  field: DescribedField.describe('How the value is edited: validator, formatter, read-only, mandatory'),
})
export type VerificationChannel = z.infer<typeof Channel>

const Channels = z.object({ email: Channel, phoneNumber: Channel })

const readVerification = {
  at: 'GET /api/verification',
  about: 'What the logged-in player has to prove by a code, per channel',
  takes: Nothing,
  answers: Channels,
  refuses: [115],
  who: 'player',
} as const satisfies Call

const sendCode = {
  at: 'POST /api/verification/send-code',
  about: 'Sends a code to the address or number of the player; the answer never has the code itself',
  takes: z.object({ channel: ChannelName }),
  answers: Channels,
  refuses: [115, 193, 196, 198, 206, 225, 302, 305],
  who: 'player',
} as const satisfies Call

const verifyCode = {
  at: 'POST /api/verification/verify',
  about: 'Proves the address or number by its code',
  takes: z.object({ channel: ChannelName, code: z.string().max(12) }),
  answers: Channels,
  refuses: [105, 115, 180, 193, 194, 195, 209, 305],
  who: 'player',
} as const satisfies Call

const updateDetails = {
  at: 'POST /api/profile/details',
  about:
    'Changes the phone number or the e-mail address, exactly one; it counts as not proven until its new code is entered. A proven one asks for the password',
  takes: z.object({
    phoneNumber: z.string().max(30).optional(),
    email: z.string().max(300).optional(),
    password: z.string().max(256).optional(),
  }),
  answers: Channels,
  refuses: [2, 104, 109, 115, 196, 264, 305],
  who: 'player',
} as const satisfies Call

export const verification = { readVerification, sendCode, verifyCode, updateDetails }
