import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkDraw } from './check-draw.ts'

// The promise and the draw as docs/jackpots.md tells them, made here with Node's own SHA-256.
const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const won = { amount: '1.00', by: 'A.', isYou: false, round: 'orchard:round:1', stake: '1.00' }

test('a secret that was promised is found to be, another is not', async () => {
  const secret = '100003:00ff'
  const draw = { kind: 'mustHitBy', secret, commitment: digest(secret), won } as const
  expect(await checkDraw(draw, null, 'EUR')).toEqual({ digest: digest(secret), isKept: true, hitAmount: 100_003n })
  expect(await checkDraw({ ...draw, commitment: digest('100004:00ff') }, null, 'EUR')).toMatchObject({ isKept: false })
  expect(await checkDraw({ ...draw, secret: null }, null, 'EUR')).toMatchObject({ isKept: false })
})

test('of a pot that is won by chance the round is looked up in the secret, by its stake', async () => {
  const number = (secret: string) => BigInt(`0x${digest(`${secret}:${won.round}`).slice(0, 16)}`)
  const wins = (secret: string) => number(secret) * 200n < 100n * 2n ** 64n
  const secrets = Array.from({ length: 40 }, (_, n) => `seed ${n}`)
  const found = await Promise.all(
    secrets.map((secret) => checkDraw({ kind: 'random', secret, commitment: digest(secret), won }, '2.00', 'EUR')),
  )
  expect(found.map(({ isRound }) => isRound)).toEqual(secrets.map(wins))
  expect(new Set(found.map(({ isRound }) => isRound)).size).toBe(2)
})
