import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import type { World } from '../base/world.ts'
import type { Person } from '../people/index.ts'
import { personById } from '../people/index.ts'
import { insertCode, insertToken, keepKey, readToken, takeCode, type Asked } from './openid.sql.ts'

const codeSeconds = 60
const tokenSeconds = 3600

/** One brand of OpenID provider: what it is called, whom it trusts, and what it tells of a person. */
export type Brand = {
  name: string
  title: string
  /** Whether a client has proven itself. */
  isClient: (clientId: string, secret: string) => Promise<boolean>
  /** What its ID token says besides who and for whom. */
  claims: (person: Person, asked: Asked) => Record<string, unknown>
  /** What it tells whoever holds an access token. */
  about?: (person: Person) => Record<string, unknown>
  /** What its page calls signing in without letting the brand tell who one is; the product hears `consent_required`. */
  withholds?: string
}

/** The stable name under which a brand knows a person: another one at each brand. */
export const subjectOf = (brand: string, person: Pick<Person, 'id'>): string =>
  createHash('sha256').update(`${brand} ${person.id}`).digest('hex').slice(0, 24)

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const fresh = () => randomBytes(24).toString('base64url')

/** The key with which a provider signs; made at its first use and kept. */
export async function keyOf(world: World, brand: string): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const made = { ...(await exportJWK(privateKey)), kid: randomBytes(6).toString('hex'), alg: 'RS256', use: 'sig' }
  return (await keepKey(world.database.query, brand, made)) as JWK & { kid: string } // written by the line above
}

/** Hands out a code for somebody who has agreed. */
export async function giveCode({ database, clock }: World, brand: string, person: Person, asked: Asked): Promise<string> {
  const code = fresh()
  const expiresAt = new Date(clock.now().getTime() + codeSeconds * 1000)
  await insertCode(database.query, hashOf(code), brand, person.id, asked, expiresAt)
  return code
}

/** What a client gave to turn a code into tokens. */
type CodeGiven = { code: string; redirectUri: string; clientId: string; verifier: string }

/** Who a code stands for; nothing where it is used, over, another client's or address's, or its verifier is wrong. */
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

/** An access token for somebody. */
export async function giveToken({ database, clock }: World, brand: string, person: Person, clientId: string): Promise<string> {
  const token = fresh()
  const expiresAt = new Date(clock.now().getTime() + tokenSeconds * 1000)
  await insertToken(database.query, { tokenHash: hashOf(token), provider: brand, person: person.id, clientId, expiresAt })
  return token
}

/** Who an access token is for. */
export async function personOfToken(
  { database, clock }: World,
  brand: string,
  token: string,
): Promise<{ person: Person; clientId: string } | undefined> {
  const row = await readToken(database.query, hashOf(token), brand, clock.now())
  const person = row && personById(row.person)
  return person && { person, clientId: row.clientId }
}

/** A signed ID token. */
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
