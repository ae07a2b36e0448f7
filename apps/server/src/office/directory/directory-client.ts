import { createHash } from 'node:crypto'
import * as openid from 'openid-client'
import { z } from 'zod'
import { systemClock } from '../../base/clock.ts'
import type { House } from '../../base/house.ts'

const keepMetadataMs = 3_600_000
const timeoutSeconds = 8
const toleranceSeconds = 10

/** What the directory says about somebody who has signed in there. */
export type DirectoryPerson = { issuer: string; subject: string; name: string; email: string; groups: string[]; methods: string[] }

/** A sign-in that goes through the browser, made from one secret that only its cookie has. */
type Try = { state: string; nonce: string; verifier: string }

const derive = (secret: string, what: string) => createHash('sha256').update(`office directory ${what} ${secret}`).digest('base64url')

/** Derives what goes to the directory from the secret of a try: none of it tells the secret or the rest. */
export const tryOf = (secret: string): Try => ({
  state: derive(secret, 'state'),
  nonce: derive(secret, 'nonce'),
  verifier: derive(secret, 'verifier'),
})

/** Returns whether a directory is set up. */
export const hasDirectory = ({ settings }: Pick<House, 'settings'>): boolean => settings.get('office.directory.issuer') !== ''

const returnAddress = ({ env }: Pick<House, 'env'>) => `${env.officeOrigin}/directory`

/** Returns the directory's address for a try. Asks for a fresh sign-in, since a desk may be shared. */
export async function addressOf(house: House, { state, nonce, verifier }: Try): Promise<string> {
  const address = openid.buildAuthorizationUrl(await configurationOf(house), {
    redirect_uri: returnAddress(house),
    scope: house.settings.get('office.directory.scopes').join(' '),
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

/**
 * Exchanges what the directory sent back and reads its ID token: signature, issuer, audience, times, nonce. Throws if
 * anything is wrong.
 */
export async function personOf(house: House, back: string, { state, nonce, verifier }: Try): Promise<DirectoryPerson> {
  const address = new URL(returnAddress(house))
  address.search = back
  const answered = await openid.authorizationCodeGrant(await configurationOf(house), address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = claimsOf(house.settings.get('office.directory.groupsClaim')).parse(answered.claims())
  return { issuer: claims.iss, subject: claims.sub, name: claims.name, email: claims.email, groups: claims.groups, methods: claims.amr }
}

const Words = z.array(z.string().max(200)).max(1000)

/** The claims that the office reads. An address that the directory says it has not verified is none. */
function claimsOf(groupsClaim: string) {
  return z
    .looseObject({
      iss: z.string(),
      sub: z.string().min(1).max(255),
      name: z.string().trim().min(2).max(100),
      email: z.email().max(200),
      email_verified: z.literal(true).optional(),
      amr: Words.default([]),
    })
    .transform((claims) => ({ ...claims, groups: Words.catch([]).parse(claims[groupsClaim]) }))
}

const known = new Map<string, { metadata: openid.ServerMetadata; until: number }>()

async function configurationOf(house: House): Promise<openid.Configuration> {
  const { settings, env, clock } = house
  const issuer = settings.get('office.directory.issuer')
  const client: openid.ClientMetadata = {
    client_id: settings.get('office.directory.clientId'),
    // The library goes by the system's clock; the directory beside the sandbox goes by the house's, as we do.
    [openid.clockSkew]: Math.round((clock.now().getTime() - systemClock().now().getTime()) / 1000),
    [openid.clockTolerance]: toleranceSeconds,
  }
  const secret = openid.ClientSecretPost(env.serviceSecret('directory'))
  const kept = known.get(issuer)
  if (kept && kept.until > performance.now())
    return prepared(new openid.Configuration(kept.metadata, client.client_id, client, secret), issuer)
  const found = await openid.discovery(new URL(issuer), client.client_id, client, secret, {
    timeout: timeoutSeconds,
    execute: isLoopback(issuer) ? [openid.allowInsecureRequests] : [],
  })
  known.set(issuer, { metadata: found.serverMetadata(), until: performance.now() + keepMetadataMs })
  return prepared(found, issuer)
}

function prepared(configuration: openid.Configuration, issuer: string): openid.Configuration {
  configuration.timeout = timeoutSeconds
  // The sandbox plays the directory without a certificate.
  if (isLoopback(issuer)) openid.allowInsecureRequests(configuration)
  return configuration
}

const isLoopback = (address: string) => /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::|\/|$)/.test(address)
