import type { useNavigate } from '@tanstack/react-router'
import { logInByTitanToken } from '../../identification/index.ts'
import type { Site } from '../../base/site.ts'
import { floatAtLogin } from '../../base/float-at-login.ts'
import { becomeProfile } from '../../base/session.ts'
import { signals } from '../../base/signals.ts'

/** Logs in by the token of an address and takes it out of there; an error is told by the sign-in form. */
export async function titanLogin(site: Site, navigate: ReturnType<typeof useNavigate>, token: string, signal: AbortSignal): Promise<void> {
  const login = await logInByTitanToken(site, token, signal)
  if (!login) return
  if (login.at === 'failed') signals.set({ tokenError: login.error })
  const modal = login.at === 'failed' ? 'login' : login.at === 'consent' ? login.document : undefined
  // Change the address first: the player's country rules may reload the page.
  await navigate({ to: '.', search: modal ? { modal } : {}, replace: true, resetScroll: false })
  // After the modal has opened: a notice lies in the topmost dialog.
  if (login.at === 'failed') floatAtLogin(site, login.error)
  if (login.at === 'entered') becomeProfile(site, login.profile)
}
