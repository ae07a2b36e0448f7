import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import type { World } from '../base/world.ts'
import type { Person } from '../people/index.ts'
import { personById } from '../people/index.ts'
import { insertCode, insertToken, keepKey, readToken, takeCode, type Asked } from './openid.sql.ts'

const codeSeconds = 60
const tokenSeconds = 3600

/** A brand of OpenID provider: its name, its clients, and its claims about a person. */
export type Brand = {
  name: string
  title: string
  /** Returns whether a client's secret is right. */
  isClient: (clientId: string, secret: string) => Promise<boolean>
  /** Returns the ID token's claims besides subject and audience. */
  claims: (person: Person, asked: Asked) => Record<string, unknown>
  /** Returns the user info for an access token. */
  about?: (person: Person) => Record<string, unknown>
  /** The label for signing in without sharing one's identity; the product gets `consent_required`. */
  withholds?: string
}

/** Returns the stable subject of a person at a brand; it differs between brands. */
export const subjectOf = (brand: string, person: Pick<Person, 'id'>): string =>
  createHash('sha256').update(`${brand} ${person.id}`).digest('hex').slice(0, 24)

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const fresh = () => randomBytes(24).toString('base64url')

/** Returns the provider's signing key; creates it on first use. */
export async function keyOf(world: World, brand: string): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const made = { ...(await exportJWK(privateKey)), kid: randomBytes(6).toString('hex'), alg: 'RS256', use: 'sig' }
  return (await keepKey(world.database.query, brand, made)) as JWK & { kid: string } // written by the line above
}

/** Issues a code for a person who has consented. */
export async function giveCode({ database, clock }: World, brand: string, person: Person, asked: Asked): Promise<string> {
  const code = fresh()
  const expiresAt = new Date(clock.now().getTime() + codeSeconds * 1000)
  await insertCode(database.query, hashOf(code), brand, person.id, asked, expiresAt)
  return code
}

/** A client's request to exchange a code for tokens. */
type CodeGiven = { code: string; redirectUri: string; clientId: string; verifier: string }

/**
 * Consumes a code. Returns its person; nothing if it is used, expired, of another client or address, or its verifier is
 * wrong.
 */
export async function redeemCode(
  { database, clock }: World,
  brand: string,
  given: CodeGiven,
): Promise<{ person: Person; asked: Asked } | undefined> {
  const taken = await takeCode(database.query, hashOf(given.code), brand, clock.now())
  const person = taken && personById(taken.person)
  if (!person) return undefined
  const { asked } = taken
  const challenge = createHash('sha256').update(given.verifier).digest('base64url')
  const right = asked.clientId === given.clientId && asked.redirectUri === given.redirectUri && (asked.challenge ?? challenge) === challenge
  return right ? { person, asked } : undefined
}

/** Issues an access token for a person. */
export async function giveToken({ database, clock }: World, brand: string, person: Person, clientId: string): Promise<string> {
  const token = fresh()
  const expiresAt = new Date(clock.now().getTime() + tokenSeconds * 1000)
  await insertToken(database.query, { tokenHash: hashOf(token), provider: brand, person: person.id, clientId, expiresAt })
  return token
}

/** Returns the person of an access token. */
export async function personOfToken(
  { database, clock }: World,
  brand: string,
  token: string,
): Promise<{ person: Person; clientId: string } | undefined> {
  const row = await readToken(database.query, hashOf(token), brand, clock.now())
  const person = row && personById(row.person)
  return person && { person, clientId: row.clientId }
}

/** Returns a signed ID token. */
export async function idTokenOf(world: World, { name, claims }: Brand, person: Person, asked: Asked): Promise<string> {
  const key = await keyOf(world, name)
  const now = Math.floor(world.clock.now().getTime() / 1000)
  return new SignJWT({ ...claims(person, asked), ...(asked.nonce ? { nonce: asked.nonce } : {}) })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuer(`${world.origin}/${name}`)
    .setSubject(subjectOf(name, person))
    .setAudience(asked.clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + tokenSeconds)
    .sign(await importJWK(key, 'RS256'))
}
