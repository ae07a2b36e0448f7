import type { House } from '../../base/house.ts'
import type { PasskeySite } from '../../base/http/webauthn.ts'

/** The office as the owner of passkeys: they work on its own host alone. */
export const officeSite = ({ env, settings }: House): PasskeySite => ({
  origin: env.officeOrigin,
  name: `${settings.get('site.name')} office`,
})

/** Returns where the sandbox signs for the demonstration staff; null in live mode, which has none. */
export const authenticatorOf = ({ env }: House): string | null =>
  env.mode === 'sandbox' && env.sandboxOrigin ? `${env.sandboxOrigin}/authenticator` : null
