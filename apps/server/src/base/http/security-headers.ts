import type { FastifyReply } from 'fastify'
import type { House } from '../house.ts'

/** The inline scripts and styles that a page may run, as sources of a policy. */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** Returns the policy of our pages: only our own scripts and styles, and frames of the services players are sent to. */
export function pagePolicy(house: House, inline: InlineSources): string {
  // Only the provider knows whose page a payment shows (issuer, bank); in the sandbox all are one origin.
  const payers = house.env.mode === 'sandbox' ? house.env.sandboxOrigin : 'https:'
  const { scripts, calls, frames, forms } = outsideOf(house)
  const policy = [
    `default-src 'none'`,
    `script-src ${["'self'", ...inline.scripts].join(' ')}${scripts}`,
    `style-src ${["'self'", ...inline.styles].join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'${calls}`,
    `manifest-src 'self'`,
    `frame-src 'self' ${payers}${gamesOf(house)}${frames}`,
    `form-action 'self' ${payers}${forms}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ]
  return policy.join('; ')
}

/** In the sandbox our own studio is an origin apart; in live mode games come over https like payments, or from this computer. */
function gamesOf({ env, settings }: House): string {
  const elsewhere = settings.get('be.studio.url')
  const origin = elsewhere ? new URL(elsewhere).origin : (env.studio.origin ?? '')
  return origin && (env.mode === 'sandbox' || origin.startsWith('http:')) && origin !== env.sandboxOrigin ? ` ${origin}` : ''
}

/** Returns further origins that pages may use: live chat, tag manager and analytics, each only if enabled. */
function outsideOf({ settings }: House): { scripts: string; calls: string; frames: string; forms: string } {
  const originOf = (address: string, on: string) => (address && on ? ` ${new URL(address).origin}` : '')
  const chat = originOf(settings.get('fe.utils.liveChat.scriptUrl'), settings.get('fe.utils.liveChat.license'))
  const tags = originOf(settings.get('fe.utils.gtm.scriptUrl'), settings.get('fe.utils.gtm.id'))
  const counter = settings.get('fe.sweden.counterScriptUrl')
  const accounts = windowed.map((name) => originOf(settings.get(`fe.${name}.scriptUrl`), opensWindow(settings, name))).join('')
  const cddn = originOf(settings.get('be.cddn.url'), settings.get('fe.registration.methods').includes('cddn') ? 'cddn' : '')
  const validation = validationOrigin(settings)
  const pays = settings.get('deposit.payAndPlayCountries').length > 0
  const banks = originOf(
    settings.get('be.trustly.frameUrl'),
    pays || settings.get('fe.registration.methods').includes('trustly') ? 'trustly' : '',
  )
  return {
    scripts: chat + tags + accounts,
    calls: chat + tags + originOf(counter, counter),
    frames: chat + cddn + banks + (validation ? ` ${validation}` : ''),
    forms: pays ? banks : '',
  }
}

const validations = ['shuftipro', 'incode', 'idenfy'] as const

/** Returns the origin of the document validation service, if one is enabled. */
function validationOrigin({ get }: House['settings']): string | undefined {
  const name = validations.find((one) => get(`be.verification.${one}`))
  return name && URL.parse(get(`be.${name}.frameUrl`))?.origin
}

/** Services whose scripts open a sign-in window. */
const windowed = ['google', 'facebook', 'apple'] as const

const opensWindow = (settings: House['settings'], name: (typeof windowed)[number]): string =>
  settings.get('fe.signIn.methods').includes(name) ? name : ''

/** Sets the policy of a landing, which is shown in a frame of our own page and only messages that page. */
export function landingSecurity(reply: FastifyReply, nonce: string): void {
  reply.header(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
  )
}

/** Sets the headers of every answer. */
export function commonSecurity(house: House, reply: FastifyReply): void {
  const headers = commonHeaders(house)
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at]!, headers[at + 1]) // names and values take turns
}

/** Returns the headers of every answer, names and values in turn, as Node writes them. */
export function commonHeaders(house: House): readonly string[] {
  const headers = ['x-content-type-options', 'nosniff', 'referrer-policy', 'strict-origin-when-cross-origin']
  // A validation service needs the camera in its frame, as does our own page.
  const validation = validationOrigin(house.settings)
  const camera = validation ? `(self "${validation}")` : '(self)'
  headers.push('permissions-policy', `camera=${camera}, microphone=(), geolocation=(), payment=(self)`)
  // A window opened by a service's script or our page must be able to reach its opener.
  const ofScript = windowed.some((name) => opensWindow(house.settings, name)) || house.settings.get('be.walletButton.scriptUrl') !== ''
  const opens = ofScript || house.settings.get('be.zignSec.enabled')
  const opener = opens ? 'same-origin-allow-popups' : 'same-origin'
  headers.push('cross-origin-opener-policy', opener)
  if (house.env.publicOrigin.startsWith('https:')) headers.push('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return headers
}
