import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refreshCapsOf } from '../../money/limit-enforcement/refresh-caps.ts'
import { newKey } from '../../base/testing/test-browser.ts'
import { openTestTrustly } from '../../edge/trustly/test-trustly.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { openPayAndPlay, somebody, type PayAndPlay } from './test-pay-and-play.ts'

let kit: PayAndPlay
beforeAll(async () => {
  kit = await openPayAndPlay(openTestTrustly())
})
afterAll(() => kit.close())
afterEach(async () => {
  kit.at.registers.fault = 'none'
  kit.at.registers.excluded.clear()
  kit.asked.away = false
  await kit.at.set('country.source', 'fixed:FIN')
  expect(await kit.faults()).toEqual([])
})

describe('a visitor whom nobody knows', () => {
  test('deposits, is named by the bank, gets an account with the money and is logged in by the login code', async () => {
    proves('CSH-014', 'CSH-498', 'CSH-NS-58')
    const visitor = await kit.visitor()
    const step = await visitor.begin()
    expect(step).toMatchObject({ type: 'form', method: 'GET', target: 'frame', url: 'https://trustly.example/_/order', status: 'init' })
    expect(step.params).toEqual([{ name: 'session', value: 's-1' }])
    const [call] = kit.bank.told.asked.slice(-1)
    expect(call?.params.Data).toMatchObject({
      MessageID: step.reference,
      EndUserID: step.reference,
      Attributes: { RequestKYC: '1', Amount: '30.00', Currency: 'EUR', Country: 'FI', URLTarget: '_self' },
    })
    const before = await kit.players()
    expect(await visitor.kyc(somebody({ firstname: 'Aino' }))).toBe('CONTINUE')
    expect(await kit.players()).toBe(before + 1)
    expect(await visitor.status()).not.toHaveProperty('loginCode')
    expect(await visitor.credit()).toBe('OK')
    const { status, loginCode, credited } = await visitor.status()
    expect([status, credited]).toEqual(['ok', '30.00'])
    const { value } = await visitor.logIn(loginCode)
    expect(value.profile).toMatchObject({ currency: 'EUR', email: '', details: { country: 'FIN', hasPassword: false } })
    expect(value.profile.fullName).toMatch(/^Aino Meikäläinen/)
    expect((await visitor.account())?.wallet?.cash).toBe(3000n)
    expect((await visitor.status()).loginCode).toBeUndefined()
  })

  test('is let in while the bank is still on its way with the money, not before it has taken the payment', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    await visitor.kyc(somebody())
    expect((await visitor.status()).loginCode).toBeUndefined()
    await visitor.tell('pending')
    const { status, loginCode } = await visitor.status()
    expect(status).toBe('pending')
    expect((await visitor.logIn(loginCode)).status).toBe(200)
    await visitor.credit()
    expect((await visitor.account())?.wallet?.cash).toBe(3000n)
  })

  test('leaves no try behind at an address that many share', async () => {
    await kit.at.set('signIn.addressLimit', 5)
    const { address } = kit.at.browser()
    for (let n = 0; n < 8; n += 1) {
      const visitor = await kit.visitor(Object.assign(kit.at.browser(), { address }))
      await visitor.begin()
      expect(await visitor.kyc(somebody())).toBeDefined()
    }
    await kit.at.set('signIn.addressLimit', 50)
  })

  test('can be paid out to the account, also where the bank told of that before it said who it is', async () => {
    const [visitor, person] = [await kit.visitor(), somebody()]
    await visitor.begin()
    const attributes = { name: `${person.firstname} ${person.lastname}`, bank: 'Bank', descriptor: '***77' }
    await visitor.tell('account', { accountid: '77', verified: '1', attributes })
    await visitor.kyc(person)
    await visitor.credit()
    const { player } = (await visitor.account())!
    expect(await kit.at.sql(`select description, verified from stored_detail where player = ${player}`)).toEqual([
      { description: 'Bank ***77', verified: true },
    ])
  })

  test('has agreed, and that is kept with the texts and the versions of the documents', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    await visitor.kyc(somebody())
    const { player } = (await visitor.account())!
    const rows = await kit.at.sql(`select name, accepted, text_id from registration_consent where player = ${player} order by name`)
    expect(rows.map(({ name, accepted }) => [name, accepted])).toEqual([
      ['ageAndPolicyChecked', true],
      ['privacyPolicyChecked', true],
    ])
    expect(String(rows[0]?.text_id)).toMatch(/^field\.ageAndPolicyChecked@\w{12} terms-conditions\//)
  })

  test('is asked once: the bank may ask as often as it likes and is told the same', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    const person = somebody()
    const before = await kit.players()
    expect([await visitor.kyc(person, 'q-1'), await visitor.kyc(person, 'q-1'), await visitor.kyc(person)]).toEqual(
      Array(3).fill('CONTINUE'),
    )
    expect(await kit.players()).toBe(before + 1)
  })

  test('gets one account from two visits at once, with the money of both', async () => {
    const [one, other] = [await kit.visitor(), await kit.visitor()]
    await one.begin()
    await other.begin({ amount: '12.50' })
    const person = somebody()
    const before = await kit.players()
    expect(await Promise.all([one.kyc(person), other.kyc(person)])).toEqual(['CONTINUE', 'CONTINUE'])
    await Promise.all([one.credit(), other.credit('12.50')])
    expect(await kit.players()).toBe(before + 1)
    expect((await one.account())?.wallet?.cash).toBe(4250n)
    expect((await other.account())?.player).toBe((await one.account())?.player)
  })

  test('who has not set limits that a country demands waits for the money until they are set', async () => {
    await kit.at.set('country.source', 'fixed:SWE')
    const visitor = await kit.visitor()
    const offer = await visitor.browser.must('GET /api/deposits/offer', {})
    expect([offer.currency, offer.hasPayAndPlay, offer.allowedPayAndPlay]).toEqual(['SEK', true, true])
    await visitor.begin({ amount: '300.00', currency: 'SEK' })
    expect(await visitor.kyc(swede)).toBe('CONTINUE')
    await visitor.credit('300.00', 'SEK')
    const { status, limitRequire, loginCode } = await visitor.status()
    expect([status, limitRequire]).toEqual(['waiting', true])
    expect((await visitor.account())?.wallet).toMatchObject({ cash: 0n, held: 30_000n })
    expect((await visitor.logIn(loginCode)).status).toBe(200)
    await kit.at.set('country.source', 'fixed:FIN')
  })
})

const swede = { personid: 'SE198506102386', firstname: 'Svea', lastname: 'Specimen', dob: '1985-06-10', zipcode: '111 51' }

describe('somebody whom we know', () => {
  test('is recognised, gets the money on their account and is logged in', async () => {
    const person = somebody()
    const first = await kit.visitor()
    await first.begin()
    await first.kyc(person)
    await first.credit()
    const before = await kit.players()
    const again = await kit.visitor()
    await again.begin({ amount: '20.00' })
    expect(await again.kyc({ ...person, lastname: 'Wed Since' })).toBe('CONTINUE')
    await again.credit('20.00')
    const account = await again.account()
    expect([account?.player, account?.wallet?.cash, await kit.players()]).toEqual([(await first.account())?.player, 5000n, before])
    expect(account?.reference).not.toBe(again.step.reference)
    const { loginCode, status, reference } = await again.status()
    expect([status, reference]).toEqual(['ok', again.step.reference])
    expect((await again.logIn(loginCode)).value.profile.playerId).toBe(String(account?.player))
  })

  test.each([
    ['frozen', 111, (id: bigint) => `update player set frozen_until = '2099-01-01' where id = ${id}`],
    ['closed', 112, (id: bigint) => `update player set status = 'closed', closure = 'plain' where id = ${id}`],
    ['suspended', 137, (id: bigint) => `update player set status = 'suspended' where id = ${id}`],
  ])('whose account is %s is told so (%i), and the bank stops', async (_, code, change) => {
    const person = somebody()
    const first = await kit.visitor()
    await first.begin()
    await first.kyc(person)
    const { player } = (await first.account())!
    await kit.at.sql(change(player))
    const again = await kit.visitor()
    await again.begin()
    expect(await again.kyc(person)).toBe('FINISH')
    expect(await again.status()).toMatchObject({ status: 'rejected', errorCode: code })
  })

  test('who has excluded themselves is told so (120), and the bank stops', async () => {
    const person = somebody()
    const first = await kit.visitor()
    await first.begin()
    await first.kyc(person)
    const { shard, player } = (await first.account())!
    await kit.at.sql(
      `insert into exclusion (shard, player, kind, source, starts_at) values (${shard}, ${player}, 'excluded', 'test', '2026-01-01')`,
    )
    await refreshCapsOf(kit.at.house, { shard, player, currency: 'EUR' })
    const again = await kit.visitor()
    await again.begin()
    expect(await again.kyc(person)).toBe('FINISH')
    expect((await again.status()).errorCode).toBe(120)
  })

  test('whose limit the deposit would pass is told so (117), and the bank stops', async () => {
    const person = somebody()
    const first = await kit.visitor()
    await first.begin()
    await first.kyc(person)
    await first.credit()
    await first.logIn((await first.status()).loginCode)
    await first.browser.must('POST /api/limits', { type: 'deposit', dailyAmount: '40.00' })
    const again = await kit.visitor()
    await again.begin()
    expect(await again.kyc(person)).toBe('FINISH')
    expect(await again.status()).toMatchObject({ status: 'rejected', errorCode: 117, errorDetails: { available: '10.00' } })
  })
})

test('where pay-and-play is allowed it is the only method for a visitor; a player has the others, too', async () => {
  proves('CSH-154', 'CSH-233..234')
  const visitor = await kit.visitor()
  const toldTo = async ({ browser: by }: typeof visitor) => {
    const { hasPayAndPlay, allowedPayAndPlay } = await by.must('GET /api/deposits/offer', {})
    return [hasPayAndPlay, allowedPayAndPlay]
  }
  expect(await toldTo(visitor)).toEqual([true, true])
  expect((await visitor.browser.must('GET /api/payment/methods', {})).methods.map(({ method }) => method)).toEqual([methodIds.payAndPlay])
  const { browser } = await kit.at.player({ country: 'FIN' })
  expect(await toldTo({ ...visitor, browser })).toEqual([true, false])
  const offered = (await browser.must('GET /api/payment/methods', {})).methods.map(({ method }) => method)
  expect(offered.slice(0, 2)).toEqual([methodIds.paymentCard, methodIds.payAndPlay])
  expect(offered.length).toBeGreaterThan(20)
})

test('sending the same wish twice opens one order', async () => {
  const visitor = await kit.visitor()
  const key = newKey()
  const one = await visitor.begin({}, key)
  const orders = kit.asked.orders
  const again = await visitor.browser.must('POST /api/deposits', visitor.wish(), { key })
  expect([again.reference, kit.asked.orders]).toEqual([one.reference, orders])
})

test('the login code is for the browser in which it began, and works once', async () => {
  proves('CSH-NS-59')
  const visitor = await kit.visitor()
  await visitor.begin()
  await visitor.kyc(somebody())
  await visitor.credit()
  const stranger = kit.at.browser()
  const token = visitor.step.token
  expect((await stranger.must('GET /api/deposits/status', { token })).loginCode).toBeUndefined()
  const { loginCode } = await visitor.status()
  expect((await visitor.status()).loginCode).toBe(loginCode)
  expect((await stranger.ask('POST /api/login/token', { t: loginCode ?? '' })).error.errorCode).toBe(123)
  kit.at.clock.advance(61_000)
  const fresh = (await visitor.status()).loginCode
  expect(fresh).not.toBe(loginCode)
  expect((await visitor.logIn(fresh)).status).toBe(200)
  expect((await visitor.logIn(fresh)).error.errorCode).toBe(134)
})

test('the page to which the bank sends who gave up ends the try; the one for success proves nothing', async () => {
  const visitor = await kit.visitor()
  await visitor.begin()
  const Attributes = kit.bank.told.asked.at(-1)?.params.Data.Attributes as Record<string, string>
  const open = async (url = '') => (await visitor.browser.request({ method: 'GET', url: new URL(url).pathname })).headers.location
  expect(await open(Attributes.SuccessURL)).toMatch(/^\/landing\/over\?value=waiting&reference=\w+$/)
  expect((await visitor.status()).status).toBe('init')
  expect(await open(Attributes.FailURL)).toMatch(/value=failed/)
  expect((await visitor.status()).status).toBe('cancelled')
  expect(await visitor.kyc(somebody())).toBe('FINISH')
})

test('nothing of the person stands readable in the database', async () => {
  const visitor = await kit.visitor()
  await visitor.begin()
  const person = somebody({ firstname: 'Unforgettable' })
  await visitor.kyc(person)
  const rows = await kit.at.sql(
    `select raw from inbox where received_at is not null union all select details::text from audit union all select refusal::text from visitor_deposit`,
  )
  const all = rows.map((row) => String(row.raw)).join('\n')
  expect(all).not.toMatch(/Unforgettable/)
  expect(all).not.toContain(person.personid!.slice(2))
})

test('a notification that Trustly has not signed is refused, and changes nothing', async () => {
  const visitor = await kit.visitor()
  await visitor.begin()
  const data = { notificationid: '1', messageid: visitor.step.reference, orderid: visitor.order, amount: '30.00', currency: 'EUR' }
  const forged = kit.bank.notify('credit', data, undefined, kit.bank.stranger)
  expect(await visitor.tellRaw(forged)).toBe('401')
  const changed = kit.bank.notify('credit', data).replace('30.00', '99.00')
  expect(await visitor.tellRaw(changed)).toBe('401')
  expect((await visitor.status()).receivedMoneyFromProvider).toBe(false)
})
