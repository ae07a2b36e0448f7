import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPendingRounds } from '../../play/game-sessions/round.sql.ts'
import { callPost } from '../wallet/post.sql.ts'
import type { Posting, WalletKey } from '../wallet/posting.ts'
import { readBalancesAt, readPlayTotals, readStatement } from '../wallet/statement.sql.ts'
import { freeRound, giveCashRounds } from '../wallet/test-free-rounds.ts'
import { bet, betWin, deposit, openTestLedger, rollback, win, type TestLedger } from '../wallet/test-ledger.ts'
import { openWallet } from '../wallet/wallet.ts'
import { verifyLedger } from '../verify-ledger/index.ts'
import { keepCheckpoints } from './index.ts'
import { readCheckpoints, readPlainBalance, readPlainOpen, readPlainTotals, untilAllEnded } from './test-checkpoints.sql.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const close = { step: 2, slackMs: 30_000, sweepMs: 60_000, mostWallets: 100 }

/** Writes all checkpoints that can be written now. */
async function keep(): Promise<void> {
  // What is sure was sure at the look before, and a sweep comes once its time is over.
  for (let looks = 0; looks < 3; looks += 1) {
    await untilAllEnded(ledger.database.db)
    while (await keepCheckpoints(ledger.database.db, ledger.clock, close));
    ledger.clock.advance(close.sweepMs + 1)
  }
}

const Step = fc.record({
  does: fc.constantFrom('bet', 'bet', 'bet', 'free', 'betWin', 'win', 'close', 'close', 'back', 'deposit', 'chargeback', 'keep' as const),
  which: fc.nat(7),
  amount: fc.bigInt({ min: 1n, max: 60n }),
  seconds: fc.nat(40),
  /** Which node does it: the clock of the second is behind. */
  behind: fc.constantFrom(0, 0, 0, 17),
})
type Step = typeof Step extends fc.Arbitrary<infer Of> ? Of : never

/** A wallet with an active bonus and free rounds, and another of the same player in another currency. */
async function openPlayer() {
  const one = await ledger.open(200n)
  const other = { ...one, currency: 'GBP' }
  await openWallet(ledger.database.db, other)
  await ledger.limit(other, {})
  await ledger.call(deposit(other, 300n))
  const bonus = await ledger.grant(one, { promo: 500n })
  const award = await giveCashRounds(ledger, one, { given: 20 })
  return { wallets: [one, other] as const, bonus, award }
}

/** What a step posts; nothing if it is about a round and none has begun. */
function postingOf(
  { does, which, amount }: Step,
  { wallets, bonus, award }: Awaited<ReturnType<typeof openPlayer>>,
  begun: Begun[],
): Posting | undefined {
  const wallet = wallets[which % 3 === 0 ? 1 : 0]
  const round = begun[which % Math.max(begun.length, 1)]
  const more = wallet === wallets[0] ? { bonus } : {}
  if (does === 'deposit') return deposit(wallet, amount)
  if (does === 'chargeback')
    return { op: 'take', wallet, id: `back:${(taken += 1)}`, kind: 'chargeback', reason: 'back', amount, to: 'receivable:other' }
  if (does === 'betWin') return betWin(wallet, amount, amount / 2n)
  if (does === 'bet') return bet(wallet, amount, more)
  if (does === 'free') return freeRound(wallets[0], award)
  if (!round) return undefined
  if (does === 'back') return rollback(round)
  return win(round.wallet, round.round, amount, does === 'close')
}
type Begun = Extract<Posting, { op: 'bet' | 'freeRound' }>
let taken = 0

async function expectTheSame(wallet: WalletKey, moments: readonly Date[]): Promise<void> {
  const { db } = ledger.database
  for (const [place, since] of moments.entries()) {
    const until = moments.at(-1 - (place % moments.length))! // there is one for each place
    expect(await readPlayTotals(db, wallet, since, until)).toEqual(await readPlainTotals(db, wallet, since, until))
    const balances = await readBalancesAt(db, wallet, since)
    for (const bucket of ['cash', 'promo', 'in_play_cash'] as const)
      expect(balances[bucket]).toBe(await readPlainBalance(db, wallet, bucket, since))
  }
  const open = (await readPlainOpen(db, wallet)).toSorted()
  expect((await readPendingRounds(db, wallet)).map(({ id }) => id).toSorted()).toEqual(open)
  const pending = await readStatement(db, wallet, { type: 'game', pendingOnly: true, language: 'en' }, 100)
  expect(pending.map(({ id }) => id).toSorted()).toEqual(open)
}

test('sums, balances and open rounds are those of the whole history, whenever checkpoints are written', async () => {
  let written = 0
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 30, maxLength: 60 }), async (steps) => {
      const player = await openPlayer()
      const begun: Begun[] = []
      const moments = [new Date(0), ledger.clock.now()]
      for (const step of steps) {
        ledger.clock.advance(step.seconds * 1000)
        if (step.does === 'keep') await keep()
        const posting = postingOf(step, player, begun)
        if (!posting) continue
        await callPost(ledger.database.db, [posting], new Date(ledger.clock.now().getTime() - step.behind * 1000))
        if (posting.op === 'bet' || posting.op === 'freeRound') begun.push(posting)
        moments.push(ledger.clock.now())
      }
      moments.push(new Date(ledger.clock.now().getTime() + 1000))
      for (const wallet of player.wallets) {
        await expectTheSame(wallet, moments)
        ledger.clock.advance(120_000)
        await keep()
        await expectTheSame(wallet, moments)
        written += (await readCheckpoints(ledger.database.db, wallet)).at.length
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
  expect(written).toBeGreaterThan(20)
}, 300_000)

describe('a checkpoint', () => {
  test('leaves out a round that is open, which counts all the same and is added when it is over', async () => {
    const key = await ledger.open(1000n)
    const some = async () => {
      for (let n = 0; n < 10; n += 1) {
        ledger.clock.advance(10_000)
        await ledger.call(betWin(key, 10n, 5n))
      }
    }
    await some()
    const long = bet(key, 40n)
    await ledger.call(long)
    await some()
    ledger.clock.advance(120_000)
    await keep()
    const { at, leftOpen } = await readCheckpoints(ledger.database.db, key)
    expect([at.length > 2, leftOpen]).toEqual([true, 1])
    const life = () => readPlayTotals(ledger.database.db, key, new Date(0), ledger.clock.now())
    expect(await life()).toMatchObject({ staked: 240n, won: 100n })
    await ledger.call(win(key, long.round, 70n))
    expect(await life()).toMatchObject({ staked: 240n, won: 170n })
    await keep()
    expect((await readCheckpoints(ledger.database.db, key)).leftOpen).toBe(0)
    expect(await life()).toMatchObject({ staked: 240n, won: 170n })
  })

  test('parts no numbers by a moment that a later one lies before, which a slower clock has booked', async () => {
    const key = await ledger.open(1000n)
    for (const behind of [0, 0, 0, 0, 17, 0, 0]) {
      ledger.clock.advance(4000)
      await callPost(ledger.database.db, [betWin(key, 10n, 5n)], new Date(ledger.clock.now().getTime() - behind * 1000))
    }
    ledger.clock.advance(120_000)
    await keep()
    const { at } = await readCheckpoints(ledger.database.db, key)
    expect(at.length).toBeGreaterThan(0)
    for (const one of at) {
      const balance = (await readBalancesAt(ledger.database.db, key, one)).cash
      expect(balance).toBe(await readPlainBalance(ledger.database.db, key, 'cash', one))
    }
    const { faults } = (await verifyLedger(ledger.database.db, ledger.clock)).find(({ check }) => check === 'checkpoints')!
    expect(faults).toEqual([])
  })

  test('is never later than what may still be booked', async () => {
    const key = await ledger.open(1000n)
    for (let n = 0; n < 90; n += 1) {
      ledger.clock.advance(1000)
      await ledger.call(betWin(key, 10n, 5n))
    }
    const now = ledger.clock.now().getTime()
    for (let looks = 0; looks < 3; looks += 1) {
      await untilAllEnded(ledger.database.db)
      await keepCheckpoints(ledger.database.db, ledger.clock, close)
    }
    const { at } = await readCheckpoints(ledger.database.db, key)
    expect(at.filter((one) => one.getTime() > now - close.slackMs)).toEqual([])
    expect(at.length).toBeGreaterThan(0)
  })
})
