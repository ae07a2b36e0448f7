import { createHash, randomBytes } from 'node:crypto'

/** A proof-of-work puzzle: find a number whose SHA-256 with the salt starts below 2³² divided by `work`. */
type Puzzle = { salt: string; work: number; expiresAt: number }
/** Signs a text with our key. */
type Sign = (text: string) => string

const bodyOf = ({ salt, work, expiresAt }: Puzzle) => `${salt}.${work}.${expiresAt}`

/** Creates a puzzle for a page: salt, work, expiry (milliseconds), signature. Nothing about it is stored. */
export function newPuzzle(sign: Sign, work: number, expiresAt: Date): string {
  const body = bodyOf({ salt: randomBytes(12).toString('base64url'), work, expiresAt: expiresAt.getTime() })
  return `${body}.${sign(body)}`
}

/** Reads a solved puzzle (`<puzzle>.<number>`); undefined if it is not ours or not solved. */
export function readSolved(sign: Sign, solved: string): Puzzle | undefined {
  const [salt = '', work = '', expiresAt = '', signature = '', number = ''] = solved.split('.')
  const puzzle = { salt, work: Number(work), expiresAt: Number(expiresAt) }
  if (!/^\d{1,12}$/.test(number) || sign(`${salt}.${work}.${expiresAt}`) !== signature) return undefined
  return isSolvedBy(puzzle, number) ? puzzle : undefined
}

/** Returns whether a number solves a puzzle. */
export const isSolvedBy = ({ salt, work }: Pick<Puzzle, 'salt' | 'work'>, number: string): boolean =>
  createHash('sha256').update(`${salt}.${number}`).digest().readUInt32BE(0) < 2 ** 32 / work
