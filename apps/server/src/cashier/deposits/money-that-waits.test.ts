import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import type { NewAttempt } from '../attempts/attempt.sql.ts'
import { firstMethods } from '../methods/first-methods.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { readMethod, seedMethods, writeMethod } from '../method-catalogue/method.sql.ts'
import type { Fact } from '../provider-contract/provider.ts'
import { releaseHeldWorker } from '../settlement/release-held.ts'
import { settleDeposit } from '../settlement/settle-deposit.ts'
import { openTestAttempt } from '../attempts/test-attempt.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  await seedMethods(house.house.db, firstMethods)
})
afterAll(() => house.close())
afterEach(async () => {
  const verdicts = await verifyLedger(house.house.db, house.clock)
  expect(verdicts.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`))).toEqual([])
})

type Told = Pick<Fact, 'kind' | 'eventKey'> & Partial<Fact>
const money = (amount: bigint, currency = 'EUR') => ({ amount, currency })

/** An attempt, and a provider that tells of it, a second later each time. */
async function begin(changes: Partial<NewAttempt> = {}, wanted: Parameters<typeof openTestAttempt>[2] = {}) {
  const attempt = await openTestAttempt(house, changes, wanted)
  const tell = async (...told: Told[]) => {
    house.clock.advance(1000)
    const facts = told.map((fact): Fact => ({ happenedAt: house.clock.now(), ...fact }))
    return settleDeposit(house.house, attempt.shard, attempt.reference, { facts })
  }
  return { ...attempt, tell }
}

const other: Told = { kind: 'received', eventKey: 'p:captured', money: money(1900n) }
const right: Told = { kind: 'received', eventKey: 'p:captured', money: money(2100n) }

describe('money in suspense', () => {
  test.each(['EUR', 'USD'])(
    'leaves it as it goes back, in parts and by a chargeback, and returns with one that is won (%s)',
    async (currency) => {
      const { tell, suspense, cash, state } = await begin()
      await tell({ ...other, money: money(1900n, currency) })
      expect(await suspense()).toEqual({ [currency]: '1900' })
      const refund: Told = { kind: 'refunded', eventKey: 'r1:refunded', money: money(500n, currency) }
      await tell(refund)
      await tell(refund)
      expect(await suspense()).toEqual({ [currency]: '1400' })
      await tell({ kind: 'disputed', eventKey: 'd:disputed', money: money(1400n, currency) })
      expect(await suspense()).toEqual({ [currency]: '0' })
      await tell({ kind: 'disputeWon', eventKey: 'd:disputeWon', money: money(1400n, currency) })
      expect(await suspense()).toEqual({ [currency]: '1400' })
      expect([await cash(), await state()]).toEqual([
        { cash: '0', held: '0' },
        { state: 'mismatch', reason: 'amount_mismatch' },
      ])
    },
  )

  test('is there, too, when it comes once more: the player is credited once', async () => {
    const { tell, suspense, cash, state } = await begin()
    await tell(right)
    await tell({ ...right, eventKey: 'a:second' })
    await tell({ ...right, eventKey: 'z:third', money: money(700n, 'USD') })
    expect([await suspense(), await cash(), await state()]).toEqual([
      { EUR: '2100', USD: '700' },
      { cash: '2000', held: '0' },
      { state: 'ok', reason: null },
    ])
  })

  test('is joined by what comes after another sum: a person looks at both', async () => {
    const { tell, suspense, cash } = await begin()
    await tell(other)
    await tell({ ...right, eventKey: 'p:second' })
    expect([await suspense(), await cash()]).toEqual([{ EUR: '4000' }, { cash: '0', held: '0' }])
  })

  test('counts what has come in all only once where a provider tells the sum of it', async () => {
    const { tell, suspense } = await begin()
    await tell({ ...other, eventKey: 'i:partial', money: money(500n), isTotal: true })
    await tell({ ...right, eventKey: 'i:settled', isTotal: true })
    expect(await suspense()).toEqual({ EUR: '2100' })
  })

  test('of a deposit in another currency does not touch our position in it', async () => {
    const paid = { currency: 'USD', amount: 2300n, rate: '0.913' }
    const { tell, suspense, reference } = await begin({ paid })
    await tell({ ...right, money: money(2300n, 'USD') })
    await tell({ ...right, eventKey: 'p:second', money: money(2300n, 'USD') })
    expect(await suspense()).toEqual({ USD: '2300' })
    const position = await house.sql(
      `select sum(t.amount)::text as n from transfer t join posting p on p.shard = t.shard and p.id = t.posting where p.reason_ref = '${reference}' and t.credit = 'position'`,
    )
    expect(position).toEqual([{ n: '2300' }])
  })
})

test('a provider is believed about its own deposits alone', async () => {
  const { shard, reference, state } = await begin()
  const facts: Fact[] = [{ kind: 'received', eventKey: 'b:1', money: money(2100n), happenedAt: house.clock.now() }]
  expect(await settleDeposit(house.house, shard, reference, { from: 'bank-transfer', facts })).toBeUndefined()
  expect(await state()).toEqual({ state: 'created', reason: null })
  expect(await settleDeposit(house.house, shard, reference, { from: 'card-acquirer', facts })).toMatchObject({ state: 'ok' })
})

test('what was credited of an open amount stays so, whatever its way to pay costs by now', async () => {
  const { tell, cash, reference } = await begin({
    method: methodIds.offlineTransfer,
    openAmount: true,
    amount: 500n,
    fee: 0n,
    asked: 500n,
    provider: 'bank-transfer',
  })
  await tell({ ...right, money: money(4000n) })
  expect(await cash()).toEqual({ cash: '4000', held: '0' })
  const before = await readMethod(house.house.db, methodIds.offlineTransfer)
  if (!before) throw new Error('There is no such method')
  const changed = { at: house.house.clock.now(), by: 'cli:test' } as const
  await writeMethod(house.house.db, { ...before.data, feePercent: '5' }, changed)
  await tell({ kind: 'refunded', eventKey: 'r:1', money: money(1000n) })
  await writeMethod(house.house.db, before.data, changed)
  expect(await cash()).toEqual({ cash: '3000', held: '0' })
  const [row] = await house.sql(`select amount::text, fee::text from deposit_attempt where reference = '${reference}'`)
  expect(row).toEqual({ amount: '4000', fee: '0' })
})

describe('money that waits for limits', () => {
  const swede = () => begin({ reserved: false, currency: 'SEK' }, { country: 'SWE', currency: 'SEK' })

  test('waits no longer once all of it has gone back', async () => {
    const { tell, cash, state } = await swede()
    await tell({ ...right, money: money(2100n, 'SEK') })
    expect([await cash(), await state()]).toEqual([
      { cash: '0', held: '2000' },
      { state: 'held', reason: null },
    ])
    await tell({ kind: 'disputed', eventKey: 'd:disputed', money: money(2000n, 'SEK') })
    expect([await cash(), await state()]).toEqual([
      { cash: '0', held: '0' },
      { state: 'ok', reason: null },
    ])
  })

  test('is released with what went back of it taken off', async () => {
    const { tell, cash, player } = await swede()
    await tell({ ...right, money: money(2100n, 'SEK') })
    await tell({ kind: 'refunded', eventKey: 'r:1', money: money(500n, 'SEK') })
    expect(await cash()).toEqual({ cash: '0', held: '2000' })
    const amounts = { dailyAmount: '500.00', weeklyAmount: '1000.00', monthlyAmount: '2000.00' }
    await player.browser.must('POST /api/limits', { type: 'deposit', ...amounts })
    const job = { id: 1n, kind: 'release-held', key: `${player.shard}:${player.id}:x`, payload: {}, tries: 1 }
    await releaseHeldWorker(house.house)(job)
    expect(await cash()).toEqual({ cash: '1500', held: '0' })
  })
})

describe('money from a bank that says whose account it is in a notice of its own, where it has to be the player’s own', () => {
  const account = (holder?: string): Told => ({
    kind: 'instrument',
    eventKey: 'o:account',
    instrument: { token: '1', description: 'Bank 1', fingerprint: 'trustly:1', ...(holder ? { holder, isVouched: true } : {}) },
  })
  const german = async () => {
    const attempt = await begin({ provider: 'trustly', method: methodIds.payAndPlay, reserved: false }, { country: 'DEU' })
    await attempt.player.browser.must('POST /api/limits', { type: 'deposit', monthlyAmount: '500.00' })
    return attempt
  }

  test.each([
    ['its own name', 'EXAMPLE ADA', 'ok', '2000'],
    ['another name', 'Bob Other', 'mismatch', '0'],
  ])('is judged by %s, whichever notice comes first', async (_, holder, wanted, cash) => {
    for (const order of [
      [account(holder), right],
      [right, account(holder)],
    ]) {
      const attempt = await german()
      for (const [place, fact] of order.entries()) {
        const settled = await attempt.tell(fact)
        if (place === 0) expect(settled?.state).toBe(fact.kind === 'received' ? 'pending' : 'created')
      }
      expect([await attempt.state(), await attempt.cash()]).toMatchObject([{ state: wanted }, { cash }])
      expect(await attempt.suspense()).toEqual(wanted === 'ok' ? {} : { EUR: '2100' })
    }
  })

  test('waits an hour for it and no longer, and elsewhere not at all', async () => {
    const [german1, maltese] = [await german(), await begin({ provider: 'trustly', method: methodIds.payAndPlay })]
    expect([(await german1.tell(right))?.state, (await maltese.tell(right))?.state]).toEqual(['pending', 'ok'])
    house.clock.advance(3_590_000)
    expect((await german1.tell())?.state).toBe('pending')
    house.clock.advance(20_000)
    expect((await german1.tell())?.state).toBe('ok')
  })
})
