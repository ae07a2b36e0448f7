import type { Me } from '@fairhouse/contract/office/index.ts'
import type { OfficeOutcome, OfficeRefusal, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import type { Office } from '../base/office.ts'
import { signByPasskey } from '../base/passkey.ts'

/** How a sign-in ended: with somebody, with a refusal, or the person or the device declined. */
export type Proven = { name: 'signedIn'; me: Me } | { name: 'declined' } | { name: 'refused'; refusal: OfficeRefusal }

/** Signs in by a passkey, or opens a locked session by one. */
export async function prove({ caller }: Pick<Office, 'caller'>, at: 'POST /office/sign-in' | 'POST /office/unlock'): Promise<Proven> {
  const begun = await caller.call('POST /office/sign-in/begin', {})
  if (!begun.ok) return { name: 'refused', refusal: begun.refusal }
  const used = await signByPasskey<UsedPasskey>(begun.value.options, begun.value.authenticator)
  if (!used.ok) return { name: 'declined' }
  return provenBy(await caller.call(at, { used: used.answer }))
}

type UsedPasskey = OfficeTakes<'POST /office/sign-in'>['used']

/** What an answer of a sign-in means. */
const provenBy = (outcome: OfficeOutcome<{ me: Me }>): Proven =>
  outcome.ok ? { name: 'signedIn', me: outcome.value.me } : { name: 'refused', refusal: outcome.refusal }
