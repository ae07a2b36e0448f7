import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { bet, rollback, win } from '../wallet/test-ledger.ts'
import type { PostingResult, WalletKey } from '../wallet/posting.ts'
import { changeLimits } from '../limit-changes/change-limits.ts'
import { limitsOf } from '../limit-views/read-limits.ts'
import { mayDeposit } from './may-deposit.ts'
import { refreshCapsOf } from './refresh-caps.ts'
import { readCaps, readUsage, type CappedType } from '../limits/limits.sql.ts'

// The database is real: what interleaves here interleaves in production.
let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

let count = 0
async function wallet(country = 'MLT'): Promise<WalletKey> {
  const { shard, id, currency } = await at.player({ country, status: 'notActivated' })
  const key = { shard, player: id, currency }
  count += 1
  const about = { wallet: key, id: `test:${count}`, kind: 'test', reason: 'test' }
  await at.house.wallet.post({ ...about, op: 'move', legs: [['float:test', 'cash', 1_000_000n]] })
  return key
}
const set = (key: WalletKey, type: CappedType, amount: bigint) =>
  changeLimits(at.house, key, { actor: 'cli:test', source: 'player' }, ({ at: now }) => [
    { type, period: 'daily', act: 'set', amount, effectiveAt: now },
  ])
const attempt = (key: WalletKey, amount: bigint) => {
  count += 1
  const name = `attempt${count}`
  return at.house.db.transaction((tx) => mayDeposit(at.house, tx, key, name, amount))
}
const posted = ({ outcome }: PostingResult) => outcome === 'posted'
const usedOf = async (key: WalletKey, type: CappedType) => (await readCaps(at.house.db, key)).find((cap) => cap.type === type)
const few = { numRuns: 12 }
const amounts = fc.array(fc.integer({ min: 1, max: 400 }).map(BigInt), { minLength: 2, maxLength: 12 })

describe('in any interleaving', () => {
  test('deposits that are begun together never promise more than the limit (property)', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, fc.integer({ min: 1, max: 1000 }).map(BigInt), async (asked, limit) => {
        const key = await wallet()
        await set(key, 'deposit', limit)
        const refusals = await Promise.all(asked.map((amount) => attempt(key, amount)))
        const begun = asked.filter((_, index) => refusals[index] === undefined).reduce((sum, amount) => sum + amount, 0n)
        expect(begun <= limit).toBe(true)
        expect((await usedOf(key, 'deposit'))?.reserved).toBe(begun)
        const refused = asked.filter((_, index) => refusals[index] !== undefined)
        // What was refused would not have fitted beside what was promised before it, and at the end nothing smaller fits either.
        for (const amount of refused) expect(begun + amount > limit || asked.length > 1).toBe(true)
      }),
      few,
    )
  })

  test('stakes never pass a limit of losses or stakes, whatever wins and rollbacks come between (property)', async () => {
    await fc.assert(
      fc.asyncProperty(
        amounts,
        fc.integer({ min: 50, max: 800 }).map(BigInt),
        fc.constantFrom<CappedType>('loss', 'wager'),
        async (asked, limit, type) => {
          const key = await wallet()
          await set(key, type, limit)
          const stakes = asked.map((amount) => bet(key, amount))
          const results = await Promise.all(stakes.map((stake) => at.house.wallet.post(stake)))
          const placed = stakes.filter((_, index) => posted(results[index]!)) // one result for each
          const total = placed.reduce((sum, { amount }) => sum + amount, 0n)
          expect(total <= limit).toBe(true)
          const [first, ...rest] = placed
          if (first) {
            // A rollback gives back exactly what it took, and once: the second says what the first did.
            const before = (await usedOf(key, type))?.used?.[0] ?? 0n
            await Promise.all([at.house.wallet.post(rollback(first)), at.house.wallet.post(rollback(first))])
            expect((await usedOf(key, type))?.used?.[0]).toBe(before - first.amount)
          }
          const wins = await Promise.all(rest.map(({ round, amount }) => at.house.wallet.post(win(key, round, amount * 3n))))
          expect(wins.every(posted)).toBe(true)
          const day = { type, start: new Date(at.clock.now().getTime() - 86_400_000), end: new Date(at.clock.now().getTime() + 1) }
          expect(await readUsage(at.house.db, key, [day])).toEqual([(await usedOf(key, type))?.used?.[0]])
        },
      ),
      few,
    )
  })

  test('a lower limit is wholly before or wholly after each stake: none is posted against the old one once it has been answered (property)', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, async (asked) => {
        const key = await wallet()
        await set(key, 'wager', 100_000n)
        let lowered = false
        const lower = set(key, 'wager', 1n).then(() => (lowered = true))
        const late: boolean[] = []
        await Promise.all([
          lower,
          ...asked.map(async (amount) => {
            const after = lowered
            const result = await at.house.wallet.post(bet(key, amount + 1n))
            if (after) late.push(posted(result))
          }),
        ])
        late.push(posted(await at.house.wallet.post(bet(key, 2n))))
        expect(late.some((one) => one)).toBe(false)
      }),
      few,
    )
  })
})

describe('the stored caps', () => {
  test('are what the log says, however often they are made anew (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 500 }).map(BigInt), { minLength: 1, maxLength: 5 }), async (limits) => {
        const key = await wallet()
        for (const amount of limits) await set(key, 'deposit', amount)
        const before = await readCaps(at.house.db, key)
        await refreshCapsOf(at.house, key)
        expect(await readCaps(at.house.db, key)).toEqual(before)
        expect(before[0]?.amount[0]).toBe(limits.at(-1))
        const { deposit } = await limitsOf(at.house, at.house.db, key)
        expect(deposit?.daily?.amount).toBe((Number(limits.at(-1)) / 100).toFixed(2))
      }),
      few,
    )
  })
})

describe('another country', () => {
  test('of a player who moves holds at the next bet, without anybody looking', async () => {
    const key = await wallet('MLT')
    expect(posted(await at.house.wallet.post(bet(key, 1n)))).toBe(true)
    await at.sql(`update player set country = 'SWE' where id = ${key.player}`)
    expect(await at.house.wallet.post(bet(key, 1n))).toMatchObject({ outcome: 'refused', refusal: { reason: 'notSet' } })
  })

  test('gives no room back before the window that was running has ended', async () => {
    at.clock.set('2026-11-18T22:30:00Z')
    const key = await wallet('MLT')
    await set(key, 'wager', 100n)
    expect(posted(await at.house.wallet.post(bet(key, 100n)))).toBe(true)
    await at.set('country.appliedRules', { MLT: 'GBR' })
    expect(posted(await at.house.wallet.post(bet(key, 1n)))).toBe(false)
    at.clock.set('2026-11-18T22:59:59Z')
    expect(posted(await at.house.wallet.post(bet(key, 1n)))).toBe(false)
    // The Maltese day is over; the British one has counted since 00:00 UTC, and ends an hour later.
    at.clock.set('2026-11-18T23:30:00Z')
    expect(posted(await at.house.wallet.post(bet(key, 1n)))).toBe(false)
    at.clock.set('2026-11-19T00:00:00Z')
    expect(posted(await at.house.wallet.post(bet(key, 1n)))).toBe(true)
    await at.set('country.appliedRules', {})
  })
})
