import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestTrustly } from '../../edge/trustly/test-trustly.ts'
import { newKey } from '../../base/testing/test-browser.ts'
import { writeMoneyHold } from '../holds/money-hold.sql.ts'
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

const swede = { personid: 'SE198506102386', firstname: 'Svea', lastname: 'Specimen', dob: '1985-06-10', zipcode: '111 51' }

describe('the bank is told to finish, and no account is opened, for somebody', () => {
  test.each([
    ['who is under age (226)', () => somebody({}, '140512').personid!.replace('-', 'A'), 226],
    ['whom it does not name by a personal id (243)', () => '', 243],
    ['whose personal id cannot be one (243)', () => 'FI140585-0000', 243],
    ['from a country without pay-and-play (3001)', () => 'LT48803170331', 3001],
  ])('%s', async (_, personid, code) => {
    const visitor = await kit.visitor()
    await visitor.begin()
    const before = await kit.players()
    const id = personid()
    expect(await visitor.kyc({ firstname: 'Matti', lastname: 'Meikäläinen', personid: id })).toBe('FINISH')
    expect(await visitor.status()).toMatchObject({ status: 'rejected', errorCode: code })
    expect(await kit.players()).toBe(before)
  })

  test('whose birth date is not that of the id', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    expect(await visitor.kyc(somebody({ dob: '1970-01-01' }))).toBe('FINISH')
  })

  test.each([
    ['a register excludes (120), as one who has no account', 120, () => void kit.at.registers.excluded.add('198112289874')],
    ['a register cannot be asked about (258)', 258, () => void (kit.at.registers.fault = 'away')],
  ])('whom %s', async (_, code, begin) => {
    await kit.at.set('country.source', 'fixed:SWE')
    begin()
    const visitor = await kit.visitor()
    await visitor.begin({ amount: '300.00', currency: 'SEK' })
    expect(await visitor.kyc({ ...swede, personid: 'SE198112289874', dob: '1981-12-28' })).toBe('FINISH')
    const told = await visitor.status()
    expect([told.errorCode, told.errorSubCode]).toEqual([code, code === 120 ? 'newcomer' : undefined])
    await kit.at.set('country.source', 'fixed:FIN')
  })

  test('who has an account already under an id that they have only typed (1001)', async () => {
    const person = somebody()
    const { id, shard } = await kit.at.player({ country: 'FIN' })
    const { nationalIdIndex } = await import('../../knowing/identity/settle.ts')
    const index = nationalIdIndex(kit.at.house, { country: 'FIN', value: person.personid!.slice(2) })
    await kit.at.sql(`insert into player_national_id (id_index, shard, player) values ('${index}', ${shard}, ${id})`)
    const visitor = await kit.visitor()
    await visitor.begin()
    expect(await visitor.kyc(person)).toBe('FINISH')
    expect((await visitor.status()).errorCode).toBe(1001)
  })

  test('whose deposits an operator has put on hold (253)', async () => {
    const person = somebody()
    const first = await kit.visitor()
    await first.begin()
    expect(await first.kyc(person)).toBe('CONTINUE')
    await first.credit()
    const known = await first.account()
    if (!known) throw new Error('There is no account')
    const hold = { kind: 'deposits' as const, documents: [], reason: 'test', since: kit.at.clock.now() }
    await writeMoneyHold(kit.at.house.db, known.shard, known.player, hold)
    const visitor = await kit.visitor()
    await visitor.begin()
    expect(await visitor.kyc(person)).toBe('FINISH')
    expect(await visitor.status()).toMatchObject({ status: 'rejected', errorCode: 253 })
  })

  test('who comes back from the bank too late', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    kit.at.clock.advance(31 * 60_000)
    expect(await visitor.kyc(somebody())).toBe('FINISH')
    await kit.work()
    expect((await visitor.status()).status).toBe('rejected')
  })

  test('of whom nobody has asked', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    visitor.step = { ...visitor.step, reference: '00aaaaaaaaaaaaaaaaaa' }
    expect(await visitor.kyc(somebody())).toBe('FINISH')
  })
})

describe('money that comes all the same', () => {
  test('for somebody who may not play is booked where a person looks, is sent back, and the books are even', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    await visitor.kyc({ personid: 'none' })
    expect(await visitor.credit()).toBe('OK')
    expect(await kit.faults()).toEqual([])
    await kit.work()
    const refund = kit.bank.told.asked.at(-1)
    expect([refund?.method, refund?.params.Data]).toMatchObject(['Refund', { OrderID: visitor.order, Amount: '30.00', Currency: 'EUR' }])
    expect(await suspense(visitor.step.reference)).toBe(3000n)
    expect([await visitor.debit(), await visitor.credit()]).toEqual(['OK', 'OK'])
    expect(await suspense(visitor.step.reference)).toBe(0n)
    await kit.work()
    expect(await kit.at.sql(`select from job where kind = 'visitor-deposit' and key like '%${visitor.step.reference}'`)).toEqual([])
  })

  test('before the bank has said who it is waits, and is theirs once it has', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    await visitor.credit()
    expect((await visitor.status()).status).toBe('init')
    await visitor.kyc(somebody())
    expect((await visitor.account())?.wallet?.cash).toBe(3000n)
  })

  test('and is never said whose goes back when the time is over', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    await visitor.credit()
    kit.at.clock.advance(31 * 60_000)
    await kit.work()
    expect(kit.bank.told.asked.at(-1)?.method).toBe('Refund')
    await visitor.debit()
    expect((await visitor.status()).status).toBe('cancelled')
  })

  test('after the deposit was given up is credited', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    await visitor.kyc(somebody())
    await visitor.tell('cancel')
    expect((await visitor.status()).status).toBe('cancelled')
    await visitor.credit()
    expect([(await visitor.status()).status, (await visitor.account())?.wallet?.cash]).toEqual(['ok', 3000n])
  })

  test('of another amount than was asked for is nobody’s', async () => {
    const visitor = await kit.visitor()
    await visitor.begin()
    await visitor.kyc(somebody())
    await visitor.credit('31.00')
    expect([(await visitor.status()).status, (await visitor.account())?.wallet?.cash]).toEqual(['error', 0n])
  })
})

const suspense = async (reference: string) =>
  BigInt(
    String(
      (
        await kit.at.sql(
          `select coalesce(sum(case when credit = 'suspense:trustly' then amount else -amount end), 0) as n from transfer t
           join posting p on p.shard = t.shard and p.id = t.posting where p.reason_ref = '${reference}' and 'suspense:trustly' in (credit, debit)`,
        )
      )[0]?.n,
    ),
  )

describe('a visitor may not begin', () => {
  test.each([
    [['CSH-452'], 'without the privacy policy', { privacyPolicyChecked: false }, ['privacyPolicyChecked']],
    [['CSH-453'], 'without age and terms', { depositAgeAndPolicyChecked: undefined }, ['depositAgeAndPolicyChecked']],
  ] as [RowName[], string, Record<string, unknown>, string[]][])('%j: %s', async (rows, _, changes, names) => {
    proves(...rows)
    const { error } = await (await kit.visitor()).ask(changes)
    expect([error.errorCode, Object.keys(error.errorDetails?.fields ?? {})]).toEqual([2, names])
  })

  test('with less than the method takes, or a currency that is not the account’s', async () => {
    const visitor = await kit.visitor()
    expect((await visitor.ask({ amount: '1.00' })).error.errorDetails).toMatchObject({ fields: { amount: { rule: 'minValue' } } })
    expect((await visitor.ask({ currency: 'SEK' })).error.errorDetails).toMatchObject({
      fields: { amount: { rule: 'currencyUnsupported' } },
    })
  })

  test('by a card (115), nor from a country without pay-and-play (3001), which is told the countries that have it', async () => {
    proves('CSH-155..156', 'CSH-432', 'CSH-NS-57')
    const visitor = await kit.visitor()
    expect((await visitor.ask({ method: methodIds.paymentCard })).error.errorCode).toBe(115)
    await kit.at.set('country.source', 'fixed:DEU')
    expect((await visitor.ask()).error.errorCode).toBe(3001)
    const { methods } = await visitor.browser.must('GET /api/payment/methods', {})
    const bank = methods.find(({ method }) => method === methodIds.payAndPlay)
    expect([bank?.payAndPlay, bank?.payAndPlayIncludeCountries, bank?.allowedCountriesPayAndPlay]).toEqual([
      false,
      'SWE,FIN,EST',
      ['SWE', 'FIN', 'EST'],
    ])
    expect((await visitor.browser.ask('GET /api/deposits/offer', {})).error.errorCode).toBe(115)
    await kit.at.set('country.source', 'fixed:FIN')
  })

  test('while the bank cannot be reached (140), and nothing stays open', async () => {
    kit.asked.away = true
    const visitor = await kit.visitor()
    expect((await visitor.ask()).error.errorCode).toBe(140)
    expect(
      await kit.at.sql(`select from visitor_deposit where state = 'open' and device_hash is not null and provider_reference is null`),
    ).toEqual([])
  })

  test('more often than the setting says without a deposit (111)', async () => {
    await kit.at.set('signIn.hackLimit', 2)
    const visitor = await kit.visitor()
    const codes = [await visitor.ask(), await visitor.ask(), await visitor.ask()].map(({ error }) => error?.errorCode)
    expect(codes.at(-1)).toBe(111)
    await kit.at.set('signIn.hackLimit', 5)
  })
})

describe('a visitor from elsewhere, where a sign-in service can say who it is,', () => {
  const deposit = { method: methodIds.signUpDeposit, amount: '30.00', currency: 'EUR' }
  const withService = async (enabled: boolean) => {
    await kit.at.set('be.confirmedProtocols', enabled ? ['zignSec'] : [])
    await kit.at.set('be.zignSec.enabled', enabled)
    await kit.at.set('country.source', 'fixed:DEU')
  }
  afterEach(() => withService(false))

  test('is offered the deposit of a sign-up with the field for the personal code, by their currency alone; without the service it is not', async () => {
    proves('CSH-154')
    const offered = async () => {
      const { methods } = await kit.at.browser().must('GET /api/payment/methods', {})
      return methods.find(({ method }) => method === methodIds.signUpDeposit)
    }
    await withService(true)
    expect(await offered()).toMatchObject({
      identifiesBy: 'zignSec',
      payAndPlay: false,
      fields: [{ field: 'personalCode' }],
      supportCurrencies: { EUR: '1' },
    })
    expect(await kit.at.browser().must('GET /api/deposits/offer', {})).toMatchObject({
      currency: 'EUR',
      isOpen: true,
      allowedPayAndPlay: false,
    })
    await kit.at.set('country.source', 'fixed:FIN')
    expect(await offered()).toBeUndefined()
    await withService(false)
    expect(await offered()).toBeUndefined()
    expect((await kit.at.browser().ask('GET /api/deposits/offer', {})).error.errorCode).toBe(115)
  })

  test('begins no deposit before that is known', async () => {
    await withService(true)
    const { error } = await kit.at.browser().ask('POST /api/deposits', deposit, { key: newKey() })
    expect(error.errorCode).toBe(115)
  })

  test('is identified in a window of its own, at the address that the answer names', async () => {
    proves('CSH-503')
    await withService(true)
    const redirectUrl = 'https://zign.example/person/1'
    const service = createServer((_, response) => response.end(JSON.stringify({ id: 'zs-1', errors: [], redirect_url: redirectUrl })))
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo // it listens on TCP
    await kit.at.set('be.zignSec.url', `http://127.0.0.1:${port}`)
    const browser = kit.at.browser()
    const begin = async (where: { inWindow?: true }) => {
      const { identificationToken } = await browser.must('POST /api/login/init', {})
      const asked = { method: 'zignSec' as const, purpose: 'login' as const, personalCode: '230588-8533', identificationToken }
      return browser.must('POST /api/identification', { ...asked, ...where })
    }
    expect(await begin({ inWindow: true })).toMatchObject({ mode: 'popup', zignSecRedirectUrl: redirectUrl })
    expect(await begin({})).toMatchObject({ mode: 'redirect', zignSecRedirectUrl: redirectUrl })
    service.closeAllConnections()
    await new Promise((resolve) => service.close(resolve))
  })
})
