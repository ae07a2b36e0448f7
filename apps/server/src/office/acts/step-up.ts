import { createHash } from 'node:crypto'
import type { Act } from '@fairhouse/contract/office/base/office-call.ts'
import type { House } from '../../base/house.ts'
import { askForProof } from '../../base/http/webauthn.ts'
import { randomId } from '../../base/ids.ts'
import type { Colleague, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { authenticatorOf, officeSite } from '../sign-in/passkey-site.ts'
import { isProven } from '../sign-in/prove-passkey.ts'
import { rememberChallenge } from '../sign-in/sign-in.ts'
import { readStaffPasskey, readStaffPasskeys } from '../sign-in/staff-passkey.sql.ts'
import { canonical } from './canonical.ts'

const waitMs = 2 * 60_000

/** What a passkey signs: the whole act, by whom, and a number that is used once. */
type Signed = Pick<Act, 'input' | 'reason' | 'precondition'> & { at: string }

/** The proof of an act that is kept in the audit log: whoever has the public key can check it. */
export type KeptSignature = {
  credential: string
  number: string
  challenge: string
  clientData: string
  authenticatorData: string
  signature: string
}

/** Begins the signing of one act: makes its number, and the challenge that holds the act's hash. */
export async function beginStepUp({ house, colleague }: StaffContext, act: Signed) {
  const number = randomId(24)
  const challenge = challengeOf(colleague, act, number)
  const keys = (await readStaffPasskeys(house.db, colleague.id)).map(({ credential_id: id }) => ({ id }))
  const options = await askForProof(officeSite(house), new Uint8Array(challenge), keys)
  await rememberChallenge(house, options.challenge, 'act', colleague.id, waitMs)
  return { number, options: { ...options }, authenticator: authenticatorOf(house) }
}

/** Checks that one of their own passkeys has signed just this act, once. Returns the proof to keep. */
export async function signatureOf(
  house: House,
  colleague: Colleague,
  act: Signed,
  given: Act['signature'],
): Promise<KeptSignature | OfficeRefused> {
  if (!given) return no('stepUpNeeded')
  const { number, used } = given
  const challenge = challengeOf(colleague, act, number).toString('base64url')
  const kept = await readStaffPasskey(house.db, used.id)
  if (kept?.staff !== colleague.id || !(await isProven(house, kept, used, 'act', challenge))) return no('signatureWrong')
  const { clientDataJSON: clientData, authenticatorData, signature } = used.response
  return { credential: used.id, number, challenge, clientData, authenticatorData, signature }
}

const challengeOf = ({ id }: Colleague, { at, input, reason, precondition }: Signed, number: string): Buffer =>
  createHash('sha256')
    .update(
      canonical({ at, input: input ?? {}, reason: reason?.trim() ?? '', precondition: precondition ?? {}, staff: String(id), number }),
    )
    .digest()
