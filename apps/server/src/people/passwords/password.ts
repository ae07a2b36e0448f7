import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const tagLength = 32

/**
 * The cost of a hash: OWASP's first recommendation for argon2id, 19 MiB, two passes, one lane; about 30 ms on a small
 * server.
 */
export const passwordCost: Readonly<PasswordCost> = Object.freeze({ memoryKib: 19_456, passes: 2 })
type PasswordCost = { memoryKib: number; passes: number }
let cost = passwordCost

/** Sets a cheaper hash for tests whose subject is something else; throws outside tests. */
export function setPasswordCost(other: PasswordCost): void {
  if (!process.env.VITEST) throw new Error('Only tests change what a password hash costs.')
  cost = other
}

/** Hashes a password with argon2id; returns parameters, salt and hash in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memoryKib, passes } = cost
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, parallelism: 1, tagLength, memory: memoryKib, passes })
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Compares a password with a hash in constant time. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!match) return false
  const [, memory, times, lanes, salt, tag] = match as unknown as [string, string, string, string, string, string] // the expression has five groups
  const expected = Buffer.from(tag, 'base64')
  const got = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    parallelism: Number(lanes),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(times),
  })
  return timingSafeEqual(got, expected)
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Returns a hash that matches no password, compared against if there is no account, so that the work is the same. */
export const dummyHash = (): Promise<string> => (dummy ??= hashPassword(randomBytes(24).toString('base64')))
let dummy: Promise<string> | undefined
