import { z } from 'zod'
import { Moment, Nothing, type Call } from '../base/call.ts'
import { Profile } from './sign-in.ts'
import { Answer, Bytes, Id, UsedPasskey } from './shapes/used-passkey.ts'

export { UsedPasskey }

const Options = z.record(z.string(), z.unknown()).describe('What `PublicKeyCredential.parse…OptionsFromJSON` takes')

/** The browser's answer to creating a passkey (WebAuthn level 3, `RegistrationResponseJSON`). */
export const MadePasskey = z.object({
  ...Answer,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: z.array(z.string().max(40)).max(10).optional() }),
})
export type MadePasskey = z.infer<typeof MadePasskey>

const listPasskeys = {
  at: 'GET /api/passkeys',
  about: 'The passkeys of the player, the newest first',
  takes: Nothing,
  answers: z.object({
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedAt: Moment, usedAt: Moment.nullable() })),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const beginPasskey = {
  at: 'POST /api/passkeys/begin',
  about: 'Begins to add a passkey, proven by the password; what it answers can be used once, for five minutes',
  takes: z.object({ password: z.string().max(256) }),
  answers: z.object({ options: Options }),
  refuses: [109, 115, 305],
  who: 'player',
} as const satisfies Call

const addPasskey = {
  at: 'POST /api/passkeys',
  about: 'Adds the passkey that the browser has made',
  takes: z.object({ made: MadePasskey }),
  answers: Nothing,
  refuses: [2, 115, 286],
  who: 'player',
} as const satisfies Call

const endPasskey = {
  at: 'POST /api/passkeys/end',
  about: 'Removes a passkey, proven by the password',
  takes: z.object({ id: Id, password: z.string().max(256) }),
  answers: Nothing,
  refuses: [109, 115, 305],
  who: 'player',
} as const satisfies Call

const beginPasskeyLogin = {
  at: 'POST /api/login/passkey/begin',
  about: 'Begins a sign-in by passkey: whose, the device says. What it answers can be used once, for five minutes',
  takes: Nothing,
  answers: z.object({ options: Options }),
  refuses: [305],
  who: 'anyone',
} as const satisfies Call

const loginWithPasskey = {
  at: 'POST /api/login/passkey',
  about: 'Sign in with a passkey. It stands for password and one-time code, because the device has looked at its owner',
  takes: z.object({ used: UsedPasskey, customerApp: z.literal('poker').optional() }),
  answers: z.object({ profile: Profile }),
  refuses: [
    2, 111, 112, 114, 120, 122, 137, 155, 156, 184, 196, 210, 211, 214, 216, 217, 222, 226, 233, 238, 245, 252, 258, 278, 281, 286, 295,
    305,
  ],
  who: 'anyone',
} as const satisfies Call

export const passkeys = { listPasskeys, beginPasskey, addPasskey, endPasskey, beginPasskeyLogin, loginWithPasskey }
