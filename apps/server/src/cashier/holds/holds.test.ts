import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { expectTold, toldOf } from '../../base/testing/test-told.ts'
import { setMethod } from '../methods/edit-methods.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../deposits/test-cashier.ts'
import { fundedPlayer, until } from '../withdrawals/test-withdrawal.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier(undefined, { withStudio: true })
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const run = operatorOf(() => cashier)
const deposit = ({ browser, currency }: Depositor, amount = '20.00') =>
  browser.ask('POST /api/deposits', { method: methodIds.paymentCard, amount, currency })
const methods = ({ browser }: Depositor) => browser.ask('GET /api/payment/methods', {})
const launch = ({ browser }: Depositor) => browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })

describe('what an operator holds', () => {
  test.each([
    [['SHL-866'], 'documents', 128, { deposit: 128, withdraw: 128 }, /^We still need to check who you are\./],
    [['SHL-933'], 'transactions', 232, { deposit: 232, withdraw: 232 }, /^At this stage, we require additional documents/],
    [['SHL-935'], 'funds', 234, { methods: 234, deposit: 234, withdraw: 234 }, /^Please tell us where your money comes from\./],
    [[], 'deposits', 253, { deposit: 253 }, /^Your deposits are on hold/],
    [['SHL-959'], 'support', 240, { deposit: 240, withdraw: 240, play: 240 }, /^Please contact support/],
    [['SHL-962'], 'contract', 247, { deposit: 247, play: 247 }, /^The gambling contract is not signed yet\./],
    [['SHL-937'], 'checks', 260, { methods: 260, deposit: 260, withdraw: 260, play: 260 }, /blocked while we check something/],
    [['SHL-938'], 'risk', 261, { methods: 261, deposit: 261, withdraw: 261, play: 261 }, /blocked to keep your account safe/],
  ] as [RowName[], string, number, object, RegExp][])(
    '%j: stops what it is about (%s: %i), and nothing once it is released',
    async (rows, kind, _, stopped, words) => {
      proves(...rows)
      const { player, ask } = await fundedPlayer(cashier)
      const codes = async () => {
        const answers = {
          methods: (await methods(player)).error?.errorCode,
          deposit: (await deposit(player)).error?.errorCode,
          withdraw: (await ask('20.00')).error?.errorCode,
          play: (await launch(player)).error?.errorCode,
        }
        return Object.fromEntries(Object.entries(answers).filter(([, code]) => code !== undefined))
      }
      await run('player hold-money', player.email, kind)
      expect(await codes()).toEqual(stopped)
      expect(await toldOf((await deposit(player)).error)).toMatch(words)
      await run('player release-money', player.email, kind)
      expect(await codes()).toEqual({})
    },
  )

  test('says which documents it wants, and asks for photos of a card in words of their own', async () => {
    const player = await cashier.depositor()
    await run('player hold-money', player.email, 'documents', 'passport,residentialAddress')
    expect((await deposit(player)).error).toMatchObject({
      errorCode: 128,
      errorDetails: { documents: ['passport', 'residentialAddress'] },
    })
    await run('player release-money', player.email, 'documents')
    await run('player hold-money', player.email, 'checks', 'creditCard')
    expect((await deposit(player)).error).toMatchObject({ errorCode: 260, errorSubCode: 'code2' })
  })

  test('is said to nobody without a reason, of no unknown kind, and released only where it holds', async () => {
    const { email } = await cashier.depositor()
    await expect(run('player hold-money', email, 'funds', '--reason', 'short')).rejects.toThrow(/reason/)
    await expect(run('player hold-money', email, 'everything')).rejects.toThrow(/holds nothing/)
    await expect(run('player hold-money', email, 'documents', 'a letter')).rejects.toThrow(/no type of document/)
    await expect(run('player release-money', email, 'funds')).rejects.toThrow(/Nothing holds/)
  })
})

describe('before it is known who a player is', () => {
  afterEach(async () => {
    await cashier.set('deposit.documentLimit', {})
    await cashier.set('verification.heedKycBefore', false)
  })
  const limits = async (player: Depositor) => {
    const { limited, limitReached, limitAmount, limitUsed } = (await methods(player)).value?.methods[0] ?? {}
    return { limited, limitReached, limitAmount, limitUsed }
  }

  test('deposits go up to the document limit and no further (128), until an operator has seen the documents', async () => {
    proves('CSH-163..166')
    await cashier.set('deposit.documentLimit', { EUR: '100.00' })
    const player = await cashier.depositor()
    expect(await limits(player)).toEqual({ limited: true, limitReached: false, limitAmount: '100.00', limitUsed: '0.00' })
    const reference = await player.pay('60.00')
    await until(() => player.status(reference), 'ok')
    expect(await limits(player)).toMatchObject({ limitReached: false, limitUsed: '60.00' })
    expect((await deposit(player, '40.01')).error).toMatchObject({
      errorCode: 128,
      errorDetails: { documents: ['identificationCard', 'residentialAddress'] },
    })
    expect((await deposit(player, '40.00')).status).toBe(200)
    expect(await limits(player)).toMatchObject({ limitReached: true, limitUsed: '100.00' })
    await run('player validate', player.email)
    expect(await limits(player)).toEqual({ limited: false, limitReached: false, limitAmount: undefined, limitUsed: undefined })
    expect((await deposit(player, '40.01')).status).toBe(200)
  })

  test('two deposits at the same time cannot pass the document limit together', async () => {
    await cashier.set('deposit.documentLimit', { EUR: '100.00' })
    const player = await cashier.depositor()
    const answers = await Promise.all([deposit(player, '60.00'), deposit(player, '60.00'), deposit(player, '60.00')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  })

  test('a withdrawal waits where the rules want it so and the installation heeds them (128)', async () => {
    const { player, ask } = await fundedPlayer(cashier)
    await cashier.set('verification.heedKycBefore', true)
    expect((await ask('20.00')).error.errorCode).toBe(128)
    expect((await deposit(player)).status).toBe(200)
    await run('player validate', player.email)
    expect((await ask('20.00')).status).toBe(200)
    await run('player invalidate', player.email)
    expect((await ask('20.00')).error.errorCode).toBe(128)
  })

  test('in Great Britain deposits and play wait, too', async () => {
    const player = await cashier.depositor({ country: 'GBR', currency: 'GBP' })
    await cashier.set('verification.heedKycBefore', true)
    expect([(await deposit(player)).error?.errorCode, (await launch(player)).error?.errorCode]).toEqual([128, 128])
    await run('player validate', player.email)
    expect((await deposit(player)).status).toBe(200)
  })
})

test('a way to pay whose agreement is not signed takes no payment (129)', async () => {
  proves('SHL-867')
  const row = await readMethod(cashier.house.db, methodIds.paymentCard)
  await setMethod(cashier.house, JSON.stringify({ ...row?.data, agreement: '2026-01' }), 'cli:test')
  const player = await cashier.depositor()
  const { error } = await deposit(player)
  await expectTold(error, 129, /^This payment is not allowed for your account\./)
  const sign = (depositAgreement: boolean) =>
    player.browser.must('POST /api/payment/verifyPaymentDetails', { method: methodIds.paymentCard, depositAgreement })
  await sign(false)
  expect((await deposit(player)).error.errorCode).toBe(129)
  expect((await methods(player)).value?.methods.find(({ method }) => method === methodIds.paymentCard)?.depositAgreement).toBe(false)
  await sign(true)
  expect((await deposit(player)).status).toBe(200)
  await setMethod(cashier.house, JSON.stringify({ ...row?.data, agreement: undefined }), 'cli:test')
})
