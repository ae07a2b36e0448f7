import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeExclusion } from '../limits/limits.sql.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { one, openTestLimits, type TestLimits } from '../limits/test-limits.ts'

let at: TestLimits
beforeAll(async () => {
  at = await openTestLimits()
})
afterAll(() => at.close())
beforeEach(() => at.from('2026-11-18T09:15:30.000Z'))

describe('a limit is refused', () => {
  test('with 239 while an operator forbids raises, or the player is kept out', async () => {
    const player = await at.player()
    await at.set(player, { dailyAmount: '100.00' })
    await at.operator(player, { act: 'blockRaises' })
    await expectTold(await at.refused(player, { dailyAmount: '101.00' }), 239, /^This limit cannot be raised right now\./)
    await at.set(player, { dailyAmount: '90.00' })
    await at.operator(player, { act: 'allowRaises' })
    await at.set(player, { dailyAmount: '101.00' })
    const { shard, id } = player
    await writeExclusion(at.house.db, shard, id, {
      kind: 'timeOut',
      source: 'player',
      reason: '',
      startsAt: at.clock.now(),
      endsAt: new Date(at.inHours(24)),
    })
    expect(await at.refused(player, { dailyAmount: '102.00' })).toMatchObject({ errorCode: 239 })
  })

  test('with 255 where the country allows one raise in 90 days, until when', async () => {
    proves('SHL-956')
    const player = await at.player({ country: 'ESP' })
    await at.set(player, { dailyAmount: '100.00' })
    await at.set(player, { dailyAmount: '200.00' })
    await player.browser.must('POST /api/limits/undo', { ...one, change: 'increase' })
    const error = await at.refused(player, { dailyAmount: '150.00' })
    expect(error).toMatchObject({ errorCode: 255, expireTimestamp: at.inHours(90 * 24) })
    await expectTold(error, 255, /^This limit was changed a short time ago, so it cannot be raised yet\./)
  })

  test('with 273 above what the country lets anybody choose', async () => {
    proves('SHL-957')
    const player = await at.player({ country: 'DEU' })
    await expectTold(await at.refused(player, { monthlyAmount: '1000.01' }), 273, /^This limit cannot be raised as far as that\./)
    await at.set(player, { monthlyAmount: '1000.00' })
  })

  test.each([
    ['deposit', 'dailyAmount', '0.01', '1000000.00', '1000000.01'],
    ['loss', 'weeklyAmount', '0.01', '1000000.00', '1000000000000.00'],
    ['wager', 'monthlyAmount', '0.01', '1000000.00', '1000000.01'],
    ['netDeposit', 'monthlyAmount', '0.01', '1000000.00', '1000000.01'],
    ['session', 'dailyAmount', '0.01', '24.00', '24.01'],
    ['session', 'weeklyAmount', '0.01', '7.00', '7.01'],
    ['session', 'monthlyAmount', '0.01', '31.00', '31.01'],
  ])('of %s outside its bounds, by %s from %s to %s', async (type, field, least, most, above) => {
    const [low, high] = [await at.player(), await at.player()]
    expect((await at.refused(low, { type, [field]: '0.00' })).errorDetails?.fields).toEqual({ [field]: { rule: 'limitAboveZero' } })
    await at.set(low, { type, [field]: least })
    expect(await at.refused(high, { type, [field]: above })).toMatchObject({ errorCode: 273 })
    await at.set(high, { type, [field]: most })
    expect(await at.refused(high, { type, [field]: '1'.padEnd(17, '0') })).toMatchObject({ errorCode: 103 })
  })

  test('of a max balance outside its bounds', async () => {
    const player = await at.player({ country: 'NLD' })
    const type = 'maxBalance'
    expect(await at.refused(player, { type, permanentAmount: '1000000.01' })).toMatchObject({ errorCode: 273 })
    expect(await at.refused(player, { type, permanentAmount: '0.00' })).toMatchObject({ errorCode: 2 })
    await at.set(player, { type, permanentAmount: '1000000.00' })
    await at.set(player, { type, permanentAmount: '0.01' })
  })

  test('with 280 while a raise waits for an operator, unless it is lowered', async () => {
    const player = await at.player({ country: 'NLD' })
    await at.set(player, { monthlyAmount: '300.00' })
    await at.set(player, { monthlyAmount: '500.00', highLimitConfirmed: true })
    expect(await at.refused(player, { monthlyAmount: '600.00', highLimitConfirmed: true })).toMatchObject({ errorCode: 280 })
    const monthly = { type: 'deposit', period: 'monthly', change: 'increase' } as const
    expect((await player.browser.ask('POST /api/limits/confirm', monthly)).error.errorCode).toBe(280)
    await at.set(player, { monthlyAmount: '200.00' })
    await at.set(player, { monthlyAmount: '250.00' })
  })

  test('under its field where periods do not fit each other, also by what is under way', async () => {
    const player = await at.player()
    const fieldsOf = async (wish: Record<string, unknown>) => (await at.refused(player, wish)).errorDetails?.fields
    expect(await fieldsOf({ dailyAmount: '200.00', weeklyAmount: '150.00' })).toEqual({
      dailyAmount: { rule: 'notMoreThanWeekly' },
      weeklyAmount: { rule: 'notLessThanDaily' },
    })
    expect(await fieldsOf({ dailyAmount: '300.00', monthlyAmount: '200.00' })).toEqual({
      dailyAmount: { rule: 'notMoreThanMonthly' },
      monthlyAmount: { rule: 'notLessThanDaily' },
    })
    expect(await fieldsOf({ dailyAmount: '0.00' })).toEqual({ dailyAmount: { rule: 'limitAboveZero' } })
    await at.set(player, { dailyAmount: '100.00', weeklyAmount: '300.00', monthlyAmount: '500.00' })
    expect(await fieldsOf({ weeklyAmount: '99.00' })).toEqual({ weeklyAmount: { rule: 'notLessThanDaily' } })
    await at.set(player, { dailyAmount: '250.00' })
    expect(await fieldsOf({ weeklyAmount: '200.00' })).toEqual({ weeklyAmount: { rule: 'notLessThanDaily' } })
    expect(await fieldsOf({ weeklyAmount: '501.00' })).toEqual({ weeklyAmount: { rule: 'notMoreThanMonthly' } })
  })

  test('where nothing of that kind is offered', async () => {
    const player = await at.player()
    expect(await at.refused(player, { type: 'maxBalance', permanentAmount: '100.00' })).toMatchObject({ errorCode: 101 })
  })
})

describe('high limits', () => {
  test('of Sweden are confirmed once more, hold at once and leave the operator something to do', async () => {
    proves('SHL-930', 'SHL-364')
    const player = await at.player({ country: 'SWE', currency: 'SEK' })
    await expectTold(await at.refused(player, { monthlyAmount: '10000.01' }), 227, /^You have set a high limit\./)
    await at.set(player, { monthlyAmount: '10000.01', highLimitConfirmed: true })
    expect((await at.read(player)).deposit?.monthly).toMatchObject({ status: 'active', amount: '10000.01', highLimits: ['high'] })
    await at.operator(player, { act: 'contacted', name: { type: 'deposit', period: 'monthly' } })
    expect((await at.read(player)).deposit?.monthly?.highLimits).toEqual([])
  })
})

describe('session limits', () => {
  test('are hours by day and days of 24 hours by week and month', async () => {
    proves('SHL-1041..1043')
    const player = await at.player()
    await at.set(player, { type: 'session', dailyAmount: '2', weeklyAmount: '2', monthlyAmount: '10' })
    const { session } = await at.read(player)
    expect([session?.daily, session?.weekly, session?.monthly].map((limit) => [limit?.amount, limit?.seconds?.amount])).toEqual([
      ['2.00', 7200],
      ['2.00', 172_800],
      ['10.00', 864_000],
    ])
    expect(await at.refused(player, { type: 'session', dailyAmount: '24.01' })).toMatchObject({ errorCode: 273 })
  })
})

describe('an answer', () => {
  test('in Great Britain ends the question for a limit, and every six months there is another', async () => {
    const player = await at.player({ country: 'GBR' })
    expect(await at.read(player)).toMatchObject({ deposit: { prompt: true, mandatory: 'prompt' }, reviewDue: false })
    expect((await player.browser.ask('POST /api/limits/answer', { about: 'noLimit' })).error.errorCode).toBe(102)
    await player.browser.must('POST /api/limits/answer', { about: 'noLimit', type: 'deposit' })
    expect((await at.read(player)).deposit?.prompt).toBe(false)
    at.hoursLater(24 * 183)
    await at.again(player)
    expect((await at.read(player)).reviewDue).toBe(true)
    await player.browser.must('POST /api/limits/answer', { about: 'reviewed' })
    expect((await at.read(player)).reviewDue).toBe(false)
  })
})
