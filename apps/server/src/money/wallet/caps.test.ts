import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allow, credit, release } from './test-deposits.ts'
import { bet, betWin, openTestLedger, rollback, win, type TestLedger } from './test-ledger.ts'
import { asOwner, writeTestCaps } from './test-ledger.sql.ts'
import { verifyLedger } from '../verify-ledger/verify.ts'
import type { Posting, PostingResult, WalletKey } from './posting.ts'
import { runsOf } from '../../base/testing/test-runs.ts'

const start = '2026-11-18T10:00:00Z' // a Wednesday
const hour = 3_600_000

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger(start)
})
afterAll(async () => {
  const verdicts = await verifyLedger(ledger.database.db, ledger.clock)
  expect(verdicts.find(({ check }) => check === 'caps')).toMatchObject({ faults: [] })
  expect(
    verdicts.filter(({ check }) => ['wallets', 'chain', 'postings', 'in play'].includes(check)).flatMap(({ faults }) => faults),
  ).toEqual([])
  await ledger.close()
})

type Used = {
  loss_used: (bigint | null)[] | null
  wager_used: (bigint | null)[] | null
  deposit_used: (bigint | null)[] | null
  deposit_reserved: bigint
}
async function usedOf({ player }: WalletKey): Promise<Used> {
  const rows = await asOwner(
    ledger.database.owner,
    `select loss_used, wager_used, deposit_used, deposit_reserved from wallet where player = ${player}`,
  )
  return rows[0] as Used
}
const inside = (posting: Posting) => ledger.database.db.transaction(async (tx) => (await ledger.wallet.postInside(tx, [posting]))[0]!)
const reasons = (results: PostingResult[]) => results.map((result) => ('refusal' in result ? result.refusal.reason : result.outcome))

describe('parallel bets never exceed a limit', () => {
  test.each(['loss', 'wager'] as const)('of %s: sixty bets of 10 against 100 give ten, through both doors', async (type) => {
    const key = await ledger.open(1000n, { limits: { [type]: { daily: 100n, weekly: 5000n } } })
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? ledger.wallet.post(bet(key, 10n)) : inside(bet(key, 10n)))),
    )
    expect(results.filter(({ outcome }) => outcome === 'posted')).toHaveLength(10)
    expect((await usedOf(key))[`${type}_used`]).toEqual([100n, 100n, null])
    expect(results.find(({ outcome }) => outcome === 'refused')).toMatchObject({
      refusal: { reason: 'limit', type, period: 'daily', amount: '100', available: '0', resetsAt: '2026-11-19T00:00:00.000Z' },
    })
  })

  test('whatever is bet, won, taken back or lowered meanwhile (property)', async () => {
    const step = fc.record({
      what: fc.constantFrom('bet', 'bet', 'bet', 'betWin', 'win', 'rollback', 'lower'),
      amount: fc.bigInt({ min: 1n, max: 40n }),
      inside: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const key = await ledger.open(100_000n, { limits: { wager: { daily: 150n }, loss: { weekly: 120n } } })
        const bets = steps.map(({ amount }) => bet(key, amount))
        const run = async ({ what, amount, inside: within }: (typeof steps)[number], index: number) => {
          const send = within ? inside : ledger.wallet.post
          if (what === 'lower') return ledger.limit(key, { wager: { daily: 140n }, loss: { weekly: 110n } })
          if (what === 'betWin') return send(betWin(key, amount, amount / 3n))
          const staked = bets[index]!
          const result = await send(staked)
          if (result.outcome === 'posted' && what === 'win') await send(win(key, staked.round, amount / 2n))
          if (result.outcome === 'posted' && what === 'rollback') await send(rollback(staked))
        }
        await Promise.all(steps.map(run))
        const { wager_used, loss_used } = await usedOf(key)
        expect(wager_used![0]! <= 150n && loss_used![1]! <= 120n).toBe(true)
      }),
      { numRuns: runsOf(process.env.TEST_ALL ? 200 : 25) },
    )
  }, 300_000)
})

describe('room', () => {
  test('comes back with a rollback, and for losses with a win; never more than was staked for wagers', async () => {
    const key = await ledger.open(1000n, { limits: { wager: { daily: 100n }, loss: { daily: 100n } } })
    const [one, two] = [bet(key, 60n), bet(key, 40n)]
    await ledger.call(one, two)
    expect(reasons(await ledger.call(bet(key, 1n)))).toEqual(['limit'])
    await ledger.call(win(key, one.round, 500n), rollback(two))
    expect(await usedOf(key)).toMatchObject({ wager_used: [60n, null, null], loss_used: [-440n, null, null] })
    expect(reasons(await ledger.call(bet(key, 40n), bet(key, 1n)))).toEqual(['posted', 'limit'])
  })

  test('while a player is ahead, a loss limit still bounds what may be lost from here', async () => {
    const key = await ledger.open(1000n, { limits: { loss: { daily: 100n } } })
    await ledger.call(betWin(key, 10n, 500n))
    expect(reasons(await ledger.call(bet(key, 101n), bet(key, 100n)))).toEqual(['limit', 'posted'])
  })

  test('is given back only in windows in which the round began', async () => {
    ledger.clock.set('2026-11-18T23:00:00Z')
    const key = await ledger.open(1000n, { limits: { wager: { daily: 100n, weekly: 150n }, loss: { daily: 100n, weekly: 150n } } })
    const [old, older] = [bet(key, 60n), bet(key, 30n)]
    await ledger.wallet.post(old)
    await ledger.wallet.post(older)
    ledger.clock.set('2026-11-19T00:00:00Z')
    await ledger.wallet.post(bet(key, 50n))
    expect(await usedOf(key)).toMatchObject({ wager_used: [50n, 140n, null], loss_used: [50n, 140n, null] })
    await ledger.wallet.post(win(key, old.round, 20n))
    await ledger.wallet.post(rollback(older))
    expect(await usedOf(key)).toMatchObject({ wager_used: [50n, 110n, null], loss_used: [50n, 90n, null] })
  })

  test('counts cash only: a bonus stake and what it wins change no limit, also after the limit is set anew', async () => {
    const key = await ledger.open(60n, { limits: { wager: { daily: 100n }, loss: { daily: 100n } } })
    const staked = bet(key, 100n, { bonus: await ledger.grant(key, { promo: 40n }, { required: 1_000n }) })
    await ledger.call(staked, win(key, staked.round, 50n))
    expect(await usedOf(key)).toMatchObject({ wager_used: [60n, null, null], loss_used: [30n, null, null] })
    await ledger.limit(key, {})
    await ledger.limit(key, { wager: { daily: 200n }, loss: { daily: 200n } })
    expect(await usedOf(key)).toMatchObject({ wager_used: [60n, null, null], loss_used: [30n, null, null] })
  })
})

describe('a window that turns', () => {
  test('makes the caps stale; the door makes them anew and the bet goes through', async () => {
    ledger.clock.set('2026-11-20T23:59:59.999Z')
    const key = await ledger.open(1000n, { limits: { wager: { daily: 100n } } })
    await ledger.call(bet(key, 100n))
    ledger.clock.advance(1)
    expect(reasons(await ledger.call(bet(key, 10n)))).toEqual(['stale'])
    expect(reasons([await ledger.wallet.post(bet(key, 100n)), await ledger.wallet.post(bet(key, 1n))])).toEqual(['posted', 'limit'])
    expect((await usedOf(key)).wager_used).toEqual([100n, null, null])
  })

  test('is not gone back to by a clock that is behind', async () => {
    ledger.clock.set('2026-11-21T00:00:00Z')
    const key = await ledger.open(1000n, { limits: { wager: { daily: 100n } } })
    await ledger.call(bet(key, 100n))
    ledger.clock.set('2026-11-20T23:59:59Z')
    expect(reasons(await ledger.call(bet(key, 10n)))).toEqual(['stale'])
    ledger.clock.set('2026-11-21T00:00:01Z')
    expect(reasons([await ledger.wallet.post(bet(key, 10n))])).toEqual(['limit'])
  })

  test('under forty parallel bets gives exactly the new window’s room', async () => {
    ledger.clock.set('2026-11-21T23:00:00Z')
    const key = await ledger.open(10_000n, { limits: { loss: { daily: 100n, weekly: 10_000n } } })
    await ledger.call(bet(key, 100n))
    ledger.clock.advance(hour)
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ledger.wallet.post(bet(key, 10n)) : inside(bet(key, 10n)))),
    )
    expect(results.filter(({ outcome }) => outcome === 'posted')).toHaveLength(10)
    expect((await usedOf(key)).loss_used).toEqual([100n, 200n, null])
  })
})

describe('a gate', () => {
  test.each(['notSet', 'excluded', 'timeOut', 'blocked'])(
    'that says %s refuses bets and deposits, and never a win or a rollback',
    async (reason) => {
      const key = await ledger.open(1000n)
      const [one, two] = [bet(key, 10n), bet(key, 10n)]
      await ledger.call(one, two)
      await ledger.limit(key, {}, { bet: reason, deposit: reason })
      const results = await ledger.call(
        bet(key, 10n),
        betWin(key, 10n, 5n),
        allow(key, `gate-${reason}`, 10n),
        win(key, one.round, 5n),
        rollback(two),
      )
      expect(reasons(results)).toEqual([reason, reason, reason, 'posted', 'posted'])
    },
  )

  test('that is known only until a moment is stale from then on', async () => {
    const key = await ledger.open(1000n)
    await writeTestCaps(ledger.database.db, key, [], { until: new Date(ledger.clock.now().getTime() + 1) })
    expect(reasons(await ledger.call(bet(key, 10n)))).toEqual(['posted'])
    ledger.clock.advance(1)
    expect(reasons(await ledger.call(bet(key, 10n)))).toEqual(['stale'])
  })
})

describe('a deposit’s allowance', () => {
  test('is promised before it is paid: sixty attempts of 10 against 100 give ten', async () => {
    const key = await ledger.open(0n, { limits: { deposit: { daily: 100n, monthly: 5000n } } })
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? ledger.wallet.post : inside)(allow(key, `d${key.player}-${index}`, 10n))),
    )
    expect(results.filter(({ outcome }) => outcome === 'posted')).toHaveLength(10)
    expect(await usedOf(key)).toMatchObject({ deposit_reserved: 100n, deposit_used: [0n, null, 0n] })
  })

  test('is given back once by a failure, and becomes use by a credit', async () => {
    const key = await ledger.open(0n)
    await ledger.limit(key, { deposit: { daily: 100n } })
    const names = ['a', 'b', 'c'].map((name) => `${name}${key.player}`) as [string, string, string]
    await ledger.call(allow(key, names[0], 60n), allow(key, names[1], 40n))
    expect(reasons(await ledger.call(allow(key, names[2], 1n)))).toEqual(['limit'])
    await ledger.call(release(key, names[0]), release(key, names[0]), credit(key, names[1], 40n))
    expect(await usedOf(key)).toMatchObject({ deposit_reserved: 0n, deposit_used: [40n, null, null] })
    expect(reasons(await ledger.call(allow(key, `d${key.player}`, 61n), allow(key, `e${key.player}`, 60n)))).toEqual(['limit', 'posted'])
    await ledger.limit(key, {})
  })

  test('counts money that arrives after it was given back, and cannot be settled twice', async () => {
    const key = await ledger.open(0n)
    await ledger.limit(key, { deposit: { daily: 100n } })
    const late = `late${key.player}`
    await ledger.call(allow(key, late, 60n), release(key, late))
    expect(
      reasons(await ledger.call(credit(key, late, 60n, { late: true }), credit(key, late, 60n, { late: true }), allow(key, late, 60n))),
    ).toEqual(['posted', 'posted', 'posted'])
    expect(await usedOf(key)).toMatchObject({ deposit_used: [60n, null, null], deposit_reserved: 0n })
    await ledger.limit(key, {})
  })
})

test('a stake that was acknowledged before a restore is taken past gate and limits, counts against them, and once only', async () => {
  const key = await ledger.open(100n, { limits: { loss: { daily: 20n }, wager: { daily: 20n } }, gates: { bet: 'excluded' } })
  const staked = bet(key, 60n)
  expect(reasons(await ledger.call({ ...staked, past: true }))).toEqual(['posted'])
  expect(await usedOf(key)).toMatchObject({ loss_used: [60n, null, null], wager_used: [60n, null, null] })
  // As its studio repeats it.
  expect(await ledger.call(staked)).toMatchObject([{ outcome: 'posted', replayed: true }])
  expect(reasons(await ledger.call({ ...bet(key, 50n), past: true }))).toEqual(['insufficientFunds'])
  expect(reasons(await ledger.call(bet(key, 10n)))).toEqual(['excluded'])
})
