import type { IdentificationMethod } from '@fairhouse/contract'
import { askToRegister, beginInWindow, enterByToken, type ConsentDocument } from '../../../identification/index.ts'
import { becomeProfile } from '../../../base/session.ts'
import type { Site } from '../../../base/site.ts'
import type { DepositEvent, DepositWish } from './deposit-state.ts'

/** The window opened for the service, if the browser allowed one. */
type Opened = Pick<Window, 'close'> & { opener: unknown; location: Pick<Location, 'href'> }
/** What identifying needs from its surroundings. */
export type IdentifyAround = {
  site: Site
  opened: Opened | null
  readDocument: (document: ConsentDocument) => void
  tell: (event: DepositEvent) => void
  signal: AbortSignal
}

/** A visitor deposits: a sign-in service says in a window of its own who they are, they are logged in, and the deposit is begun as anybody's. */
export async function identifyFirst({ by, wish }: { by: IdentificationMethod; wish: DepositWish }, around: IdentifyAround): Promise<void> {
  const { opened, signal } = around
  signal.addEventListener('abort', () => opened?.close())
  const { fields: { personalCode = '', ...fields } = {}, ...asked } = wish
  const loginToken = await tokenFrom(by, personalCode, around)
  opened?.close()
  if (loginToken !== undefined && !signal.aborted) await depositAs(loginToken, { ...asked, fields }, around)
}

/** Returns the login token for the person that the service named; undefined, and reported, if nobody may log in. */
async function tokenFrom(
  service: IdentificationMethod,
  personalCode: string,
  { site, opened, tell, signal }: IdentifyAround,
): Promise<string | undefined> {
  const begun = await beginInWindow(site, { method: service, personalCode }, signal)
  if (!begun.ok) {
    opened?.close()
    tell({ type: 'refused', error: begun.error })
    return undefined
  }
  if (begun.url) {
    // The service is to have no hold on our page.
    if (opened) opened.opener = null
    if (opened) opened.location.href = begun.url
    tell({ type: 'windowAt', url: begun.url })
  }
  const outcome = await begun.ended
  if (outcome?.at === 'entering') return outcome.loginToken
  if (outcome?.at === 'askToRegister') {
    await site.texts.load(askToRegister.areas)
    tell({ type: 'unknownPerson', details: outcome.details })
  }
  if (outcome?.at === 'failed') tell({ type: 'refused', error: outcome.error })
  return undefined
}

/**
 * Logs in and begins the deposit. The profile is set only once the deposit's next step is known: the player's country
 * rules may reload the page.
 */
async function depositAs(loginToken: string, wish: DepositWish, { site, readDocument, tell, signal }: IdentifyAround): Promise<void> {
  const entered = await enterByToken(site, loginToken)
  if ('consent' in entered) return readDocument(entered.consent.document)
  if (!entered.ok) return tell({ type: 'refused', error: entered.error })
  const answer = await site.call('POST /api/deposits', wish, { key: crypto.randomUUID(), signal })
  tell(answer.ok ? { type: 'answered', step: answer.value } : { type: 'refused', error: answer.error })
  becomeProfile(site, entered.profile)
}
