import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectTold } from '../../base/testing/test-told.ts'
import { one, openTestLimits, type TestLimits } from '../limits/test-limits.ts'

let at: TestLimits
beforeAll(async () => {
  at = await openTestLimits()
})
afterAll(() => at.close())
beforeEach(() => at.from('2026-11-18T09:15:30.000Z'))

describe('the limits on the wire', () => {
  test('of deposits are told alone to the form for them', async () => {
    proves('SHL-345', 'SHL-348', 'SHL-NS-06')
    const player = await at.player()
    await player.browser.must('POST /api/limits', { type: 'deposit', dailyAmount: '50.00' })
    await player.browser.must('POST /api/limits', { type: 'loss', dailyAmount: '30.00' })
    const { limits } = await player.browser.must('GET /api/limits/deposit', {})
    expect(limits.deposit?.daily).toMatchObject({ amount: '50.00', limited: true })
    const others = { loss: undefined, wager: undefined, session: undefined, maxBalance: undefined, netDeposit: undefined }
    expect(limits).toEqual({ ...(await at.read(player)), ...others })
  })

  test('have a root, and for each type and period what holds and what is under way', async () => {
    provesMany(
      'the answer is compared field by field for every type and period',
      'SHL-331..332 SHL-334..338 SHL-341..343 SHL-358..360 SHL-364',
    )
    const player = await at.player()
    const limits = await at.read(player)
    expect(limits).toMatchObject({
      nldLimitActive: false,
      amountRemoving: true,
      localeUpdateTime: '00:00',
      increasingEffectiveHours: 24,
      timeZone: 'Europe/Malta',
      currency: 'EUR',
    })
    for (const type of ['deposit', 'session', 'loss', 'wager'] as const)
      for (const period of ['daily', 'weekly', 'monthly'] as const)
        expect(limits[type]?.[period]).toMatchObject({ status: 'none', limited: false, may: ['set'] })
    expect(limits.netDeposit?.permanent).toMatchObject({ limited: false, ndtBreachMaxCount: null, ndtExceededCount: 0 })
    expect(limits.deposit).toMatchObject({
      dailyWillSetRenew: true,
      weeklyWillSetRenew: true,
      monthlyWillSetRenew: true,
      dailyWillRemoveNewAmount: false,
      weeklyWillRemoveNewAmount: false,
      monthlyWillRemoveNewAmount: false,
    })
    expect(Object.keys(limits.deposit?.daily ?? {})).toEqual(
      expect.arrayContaining([
        'minAmount',
        'maxAmount',
        'newAmount',
        'amountEffectiveTime',
        'endTime',
        'operatorApproved',
        'nldLimitThreshold',
        'highAmount',
        'highLimits',
      ]),
    )
  })

  test('have what the country adds: thresholds by age, the max balance as permanent only, high amounts', async () => {
    proves('SHL-363', 'SHL-1044')
    const [young, older] = [await at.player({ country: 'NLD', birthDate: '2004-01-01' }), await at.player({ country: 'NLD' })]
    const limits = await at.read(older)
    expect([limits.nldLimitActive, limits.increasingEffectiveHours]).toEqual([true, 168])
    expect(Object.keys(limits.maxBalance ?? {}).filter((key) => ['daily', 'weekly', 'monthly', 'permanent'].includes(key))).toEqual([
      'permanent',
    ])
    expect([limits.deposit?.monthly?.nldLimitThreshold, (await at.read(young)).deposit?.monthly?.nldLimitThreshold]).toEqual([
      '350.00',
      '150.00',
    ])
    expect([limits.netDeposit?.monthly?.amount, (await at.read(young)).netDeposit?.monthly?.amount]).toEqual(['700.00', '300.00'])
    const swede = await at.player({ country: 'SWE', currency: 'SEK' })
    expect((await at.read(swede)).deposit?.daily).toMatchObject({ highAmount: '10000.00', nldLimitThreshold: null, status: 'required' })
  })
})

describe('a raise', () => {
  test('waits for its delay, is then to be confirmed, and holds once it is', async () => {
    provesMany(
      'a raise is read at each of its steps',
      'SHL-011',
      'SHL-351..352',
      'SHL-355',
      'SHL-362',
      'SHL-583..584',
      'SHL-590',
      'SHL-NS-08',
    )
    const player = await at.player()
    await at.set(player, { dailyAmount: '100.00' })
    await at.set(player, { dailyAmount: '250.00' })
    const due = at.inHours(24)
    expect(await at.daily(player)).toMatchObject({
      status: 'pendingIncrease',
      amount: '100.00',
      newAmount: '250.00',
      amountEffectiveTime: due,
      isChanged: true,
    })
    const early = (await player.browser.ask('POST /api/limits/confirm', { ...one, change: 'increase' })).error
    expect(early).toMatchObject({ errorCode: 255, expireTimestamp: due })
    at.hoursLater(24)
    await at.again(player)
    expect(await at.daily(player)).toMatchObject({
      status: 'increaseToBeConfirmed',
      amount: '100.00',
      increasingRequiresConfirmation: true,
      confirmUntil: at.inHours(168),
    })
    const { limits } = await player.browser.must('POST /api/limits/confirm', { ...one, change: 'increase' })
    expect(limits).toEqual(await at.read(player))
    expect(await at.daily(player)).toMatchObject({
      status: 'active',
      amount: '250.00',
      newAmount: null,
      amountEffectiveTime: null,
      isChanged: false,
    })
  })

  test('that nobody confirms lapses after seven days: the old amount holds on', async () => {
    proves('SHL-NS-35')
    const player = await at.player()
    await at.set(player, { dailyAmount: '100.00' })
    await at.set(player, { dailyAmount: '250.00' })
    at.hoursLater(24 + 168)
    await at.again(player)
    expect(await at.daily(player)).toMatchObject({ status: 'active', amount: '100.00', newAmount: null })
    expect((await player.browser.ask('POST /api/limits/confirm', { ...one, change: 'increase' })).error.errorCode).toBe(101)
  })

  test('is undone, and is void once the limit is lowered', async () => {
    proves('SHL-589')
    const player = await at.player()
    await at.set(player, { dailyAmount: '100.00' })
    await at.set(player, { dailyAmount: '250.00' })
    const undone = await player.browser.must('POST /api/limits/undo', { ...one, change: 'increase' })
    expect(undone.limits).toEqual(await at.read(player))
    expect(await at.daily(player)).toMatchObject({ status: 'active', amount: '100.00', newAmount: null })
    await at.set(player, { dailyAmount: '250.00' })
    expect((await at.read(player)).deposit?.dailyWillRemoveNewAmount).toBe(true)
    await at.set(player, { dailyAmount: '50.00' })
    at.hoursLater(48)
    await at.again(player)
    expect(await at.daily(player)).toMatchObject({ status: 'active', amount: '50.00', newAmount: null })
  })

  test('in Sweden waits 72 hours and for the end of its window, and holds by itself', async () => {
    at.clock.set('2026-11-27T23:00:00Z') // Saturday 28 November, midnight in Stockholm: the week ends 48 hours later
    const player = await at.player({ country: 'SWE', currency: 'SEK' })
    await at.set(player, { dailyAmount: '100.00', weeklyAmount: '200.00', monthlyAmount: '300.00' })
    await at.set(player, { dailyAmount: '150.00', weeklyAmount: '250.00', monthlyAmount: '350.00' })
    const { deposit } = await at.read(player)
    expect([deposit?.daily, deposit?.weekly, deposit?.monthly].map((limit) => limit?.amountEffectiveTime)).toEqual([
      '2026-11-30T23:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
    ])
    at.clock.set('2026-12-01T12:00:00Z')
    await at.again(player)
    await at.set(player, { monthlyAmount: '400.00' })
    expect((await at.read(player)).deposit?.monthly?.amountEffectiveTime).toBe('2026-12-31T23:00:00.000Z')
    expect((await at.daily(player)).amount).toBe('150.00')
  })

  test('above the Dutch threshold waits for an operator as well as for its delay', async () => {
    proves('SHL-357', 'SHL-365', 'SHL-740', 'SHL-751', 'SHL-958', 'SHL-NS-34')
    const player = await at.player({ country: 'NLD' })
    await at.set(player, { monthlyAmount: '300.00' })
    expect(await at.refused(player, { monthlyAmount: '350.01' })).toMatchObject({ errorCode: 227 })
    await at.set(player, { monthlyAmount: '350.01', highLimitConfirmed: true })
    const monthly = async () => (await at.read(player)).deposit?.monthly
    expect(await monthly()).toMatchObject({
      status: 'inReview',
      operatorApproved: false,
      highLimits: ['contact'],
      may: ['set', 'undoIncrease'],
    })
    await expectTold(
      await at.refused(player, { monthlyAmount: '400.00', highLimitConfirmed: true }),
      280,
      /^Your wish for a higher limit is with us\./,
    )
    at.hoursLater(200)
    await at.again(player)
    expect(await monthly()).toMatchObject({ status: 'inReview', amount: '300.00' })
    const before = await at.sql('select from mail')
    await at.operator(player, { act: 'approve', name: { type: 'deposit', period: 'monthly' } })
    expect(await at.sql('select from mail')).toHaveLength(before.length + 1)
    expect(await monthly()).toMatchObject({ status: 'active', amount: '350.01', operatorApproved: true })
    await at.set(player, { monthlyAmount: '340.00' })
    await at.set(player, { monthlyAmount: '345.00' })
    expect(await monthly()).toMatchObject({ status: 'pendingIncrease', newAmount: '345.00' })
  })

  test('that an operator rejects is over, with a reason in the log', async () => {
    const player = await at.player({ country: 'NLD' })
    await at.set(player, { monthlyAmount: '300.00' })
    await at.set(player, { monthlyAmount: '900.00', highLimitConfirmed: true })
    await at.operator(player, { act: 'reject', name: { type: 'deposit', period: 'monthly' } })
    expect((await at.read(player)).deposit?.monthly).toMatchObject({ status: 'active', amount: '300.00', newAmount: null })
    expect(await at.sql(`select act, reason, actor from limit_change where player = ${player.id} order by id desc limit 1`)).toEqual([
      { act: 'reject', reason: 'spoken with by phone', actor: 'cli:test' },
    ])
  })
})

describe('a removal', () => {
  test('waits as a raise does, and the limit holds until it is confirmed', async () => {
    provesMany('a removal is read at each of its steps', 'SHL-354', 'SHL-356', 'SHL-361', 'SHL-585..587', 'SHL-591')
    const player = await at.player()
    await at.set(player, { dailyAmount: '100.00' })
    const removed = await player.browser.must('POST /api/limits/remove', one)
    expect(removed.limits).toEqual(await at.read(player))
    expect(await at.daily(player)).toMatchObject({
      status: 'pendingRemoval',
      amount: '100.00',
      amountEffectiveTime: at.inHours(24),
      removeDisabled: true,
      removalToBeConfirmed: false,
    })
    at.hoursLater(24)
    await at.again(player)
    expect(await at.daily(player)).toMatchObject({
      status: 'removalToBeConfirmed',
      limited: true,
      removalToBeConfirmed: true,
      removalRequiresConfirmation: true,
    })
    await player.browser.must('POST /api/limits/confirm', { ...one, change: 'removal' })
    expect(await at.daily(player)).toMatchObject({ status: 'none', limited: false, amount: null })
  })

  test('is undone where the rules show that, and never in Sweden', async () => {
    proves('SHL-588', 'SHL-592')
    const british = await at.player({ country: 'GBR' })
    await at.set(british, { dailyAmount: '100.00' })
    await british.browser.must('POST /api/limits/remove', one)
    expect((await at.daily(british)).may).toContain('undoRemove')
    await british.browser.must('POST /api/limits/undo', { ...one, change: 'removal' })
    expect(await at.daily(british)).toMatchObject({ status: 'active', amount: '100.00' })

    const swede = await at.player({ country: 'SWE', currency: 'SEK' })
    await at.set(swede, { type: 'loss', dailyAmount: '100.00' })
    const loss = { type: 'loss', period: 'daily' } as const
    await swede.browser.must('POST /api/limits/remove', loss)
    expect((await at.read(swede)).loss?.daily?.may).not.toContain('undoRemove')
    expect((await swede.browser.ask('POST /api/limits/undo', { ...loss, change: 'removal' })).error.errorCode).toBe(239)
  })

  test('of a limit that must be set is refused', async () => {
    proves('SHL-955')
    const swede = await at.player({ country: 'SWE', currency: 'SEK' })
    await at.set(swede, { dailyAmount: '100.00', weeklyAmount: '100.00', monthlyAmount: '100.00' })
    expect(await at.daily(swede)).toMatchObject({ removeDisabled: true })
    await expectTold((await swede.browser.ask('POST /api/limits/remove', one)).error, 239, /^This limit cannot be raised right now\./)
  })
})

describe('renewal', () => {
  test('switched off ends the limit no earlier than a removal would, and can be switched on again', async () => {
    at.clock.set('2026-12-07T12:00:00Z')
    const player = await at.player()
    await at.set(player, { weeklyAmount: '100.00' })
    await at.set(player, { weeklyWillSetRenew: false })
    expect((await at.read(player)).deposit).toMatchObject({
      weeklyWillSetRenew: false,
      weekly: { endTime: '2026-12-13T23:00:00.000Z', amount: '100.00' },
    })
    await at.set(player, { weeklyWillSetRenew: true })
    expect((await at.read(player)).deposit?.weeklyWillSetRenew).toBe(true)
    await at.set(player, { weeklyWillSetRenew: false })
    at.clock.set('2026-12-13T23:00:00Z')
    await at.again(player)
    expect((await at.read(player)).deposit?.weekly).toMatchObject({ status: 'none', limited: false })
  })

  test('switched off says nothing of when a tighter limit of an operator ends', async () => {
    at.clock.set('2026-12-13T12:00:00Z')
    const player = await at.player()
    const endTime = async () => (await at.read(player)).deposit?.weekly?.endTime
    await at.set(player, { weeklyAmount: '100.00' })
    await at.set(player, { weeklyWillSetRenew: false })
    expect(await endTime()).toBe('2026-12-20T23:00:00.000Z')
    await at.operator(player, { act: 'set', name: { type: 'deposit', period: 'weekly' }, amount: 5000n, source: 'operator' })
    expect(await endTime()).toBe('2026-12-13T23:00:00.000Z')
  })
})
