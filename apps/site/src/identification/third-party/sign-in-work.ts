import type { Entering } from '@fairhouse/flow'
import { floatAtLogin } from '../../base/float-at-login.ts'
import { becomeProfile } from '../../base/session.ts'
import type { Site } from '../../base/site.ts'
import { enterByToken, type ConsentDocument } from '../entering/enter.ts'
import { loginStepNeeded, userNotFound } from '../entering/error-names.ts'
import type { ThirdPartySignIn, ThirdPartySignInEvent } from './third-party-sign-in.ts'

type Owner = {
  poker: boolean
  /** A one-time code is asked for before the player comes in. */
  onCode: () => void
  /** Opens a document that has to be accepted first. */
  onDocument: (document: ConsentDocument) => Promise<void>
}

/** The calls of signing in by another service: the login by token, then the page becomes the player's. */
export const signInWork = (site: Site, { poker, onCode, onDocument }: Owner): Entering<ThirdPartySignIn, ThirdPartySignInEvent> => ({
  entering: async ({ loginToken, by }, tell) => {
    const entered = await enterByToken(site, loginToken, { poker, by })
    if (entered.ok) return tell({ type: 'entered', profile: entered.profile })
    if ('error' in entered) {
      if (entered.error.error === loginStepNeeded) return onCode()
      if (entered.error.error !== userNotFound) floatAtLogin(site, entered.error)
      return tell({ type: 'refused', error: entered.error })
    }
    await onDocument(entered.consent.document)
    // The document resumes the login once accepted; closing it leads back to the sign-in methods.
    tell({ type: 'back' })
  },
  done: ({ profile }) => becomeProfile(site, profile),
})
