import { createHash, randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { World } from '../base/world.ts'
import { keyOf } from '../openid/index.ts'
import { insertCode, readPerson, takeCode, type Asked, type DirectoryPerson } from './directory.sql.ts'

const codeMs = 60_000
const tokenSeconds = 600
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Makes a code for somebody who has signed in. */
export async function giveCode({ database, clock }: World, person: string, asked: Asked): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await insertCode(database.query, hashOf(code), person, asked, new Date(clock.now().getTime() + codeMs))
  return code
}

/** Exchanges a code once, for the client and the address that it was made for, by the verifier of its challenge (RFC 7636). */
export async function redeemCode(
  { database, clock }: World,
  given: { code: string; redirectUri: string; clientId: string; verifier: string },
): Promise<{ person: DirectoryPerson; asked: Asked } | undefined> {
  const taken = await takeCode(database.query, hashOf(given.code), clock.now())
  const person = taken && (await readPerson(database.query, taken.person))
  if (!person) return undefined
  const { asked } = taken
  const challenge = createHash('sha256').update(given.verifier).digest('base64url')
  const isRight = asked.clientId === given.clientId && asked.redirectUri === given.redirectUri && asked.challenge === challenge
  return isRight ? { person, asked } : undefined
}

/** The ID token about somebody, with their groups and how they signed in. */
export async function idTokenOf(world: World, { id, name, email, groups, methods }: DirectoryPerson, asked: Asked): Promise<string> {
  const key = await keyOf(world, 'directory')
  const now = Math.floor(world.clock.now().getTime() / 1000)
  return new SignJWT({ name, email, email_verified: true, groups, amr: methods, nonce: asked.nonce, auth_time: now })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuer(`${world.origin}/directory`)
    .setSubject(hashOf(`directory ${id}`).slice(0, 24))
    .setAudience(asked.clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + tokenSeconds)
    .sign(await importJWK(key, 'RS256'))
}
