import type { Entering } from '@fairhouse/flow'
import { floatAtLogin } from '../../base/float-at-login.ts'
import { becomeProfile } from '../../base/session.ts'
import { showError } from '../../base/show-error.ts'
import type { Site } from '../../base/site.ts'
import { waitFor } from '../check/wait-for.ts'
import { enterByToken, type ConsentDocument } from '../entering/enter.ts'
import { userNotFound } from '../entering/error-names.ts'
import { register } from './register.ts'
import type { ThirdPartyRegistration, ThirdPartyRegistrationEvent } from './third-party-registration.ts'

type Owner = {
  /** Takes the token out of the address: left alone there it would be taken for a login's. */
  forgetAddress: () => Promise<void>
  /** The registration is over: the player is logged in, or the token was none. */
  onOver: () => void
}
type Send = (event: ThirdPartyRegistrationEvent) => void

/** The calls of signing up by another service. */
export function registrationWork(
  site: Site,
  { forgetAddress, onOver }: Owner,
): Entering<ThirdPartyRegistration, ThirdPartyRegistrationEvent> {
  return {
    tokenCheck: async ({ token }, tell, signal) => {
      const result = await waitFor(site, token, signal)
      if (result) tell({ type: 'ended', result })
    },
    tokenFailed: async ({ refusal }) => {
      await forgetAddress()
      onOver()
      await showError(site, refusal)
    },
    registering: async ({ from, typed }, tell, signal) => tell(await register(site, from, typed, signal)),
    // A new account has accepted the current documents; if one changed meanwhile, the question remains.
    logIn: ({ loginToken, auto }, tell) => (auto ? logInBy(site, loginToken, tell, () => undefined) : undefined),
    success: () => onOver(),
  }
}

/** Logs in somebody who has an account, by the token of their identification. */
export async function logInBy(site: Site, loginToken: string, tell: Send, accept: (modal: ConsentDocument) => void): Promise<void> {
  const entered = await enterByToken(site, loginToken)
  if (entered.ok) {
    becomeProfile(site, entered.profile)
    tell({ type: 'loggedIn' })
  } else if ('error' in entered) {
    if (entered.error.error !== userNotFound) floatAtLogin(site, entered.error)
    tell({ type: 'refused', error: entered.error })
  } else accept(entered.consent.document)
}
