import { proves } from '@fairhouse/testing/proves.ts'
import type { DepositMethod } from '@fairhouse/contract'
import { Suspense } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { campaignWith } from '../../campaigns/test-campaign.ts'
import { drawn, textOf, type Surroundings } from '../../testing/test-drawn.tsx'
import { DepositForm } from './DepositForm.tsx'
import { SummaryLines } from './SummaryLines.tsx'
import { methodWith, offerWith } from './test-deposit-form.ts'
import { areas, field, form, submitOf } from './test-drawn-form.tsx'

const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`name="${name}"[^>]*?value="([^"]*)"`, 'g'))].map(([, value]) => value)

describe('the ways to pay', () => {
  const four = [1, 2, 3, 4].map((id) =>
    methodWith({ method: id, methodId: id, name: `Way ${id}`, logo: `/cms/img/payment-providers/${id}.svg` }),
  )

  test('can all be picked, each by its logo and name, and the form is named after the one that is', async () => {
    proves('CSH-063..065')
    const html = await form(four)
    expect(valuesOf(html, 'method')).toEqual(['1', '2', '3', '4'])
    expect([...html.matchAll(/src="(\/cms\/img\/payment-providers\/\d\.svg)"/g)].map(([, logo]) => logo)).toEqual(
      four.map(({ logo }) => logo),
    )
    expect(html).toMatch(/class="[^"]*method-1[^"]*"/)
    expect(await form(four.slice(2))).toMatch(/class="[^"]*method-3[^"]*"/)
  })

  test('that are none are warned of', async () => {
    proves('CSH-117', 'CSH-551')
    expect(textOf(await form([]))).toContain('No methods found.')
  })

  test.each([
    [['CSH-103'], 'addCard', 1140001, 'Add card'],
    [['CSH-104'], 'proceed', 1210001, 'Proceed'],
    [['CSH-105', 'CSH-595'], 'proceed', 370001, 'Proceed'],
    [['CSH-102'], undefined, 900006, 'Deposit'],
  ] as const)('%j: have their words on the button (%s of %s: %s)', async (rows, caption, method, words) => {
    proves(...rows)
    expect(submitOf(await form([methodWith({ method, methodId: method, ...(caption ? { caption } : {}) })]))).toBe(words)
  })

  test('have another one where a stored card is charged: nothing is added then', async () => {
    const stored = { storedDetailReference: 'c1', description: 'Visa •••• 4242', blocked: false, verified: true, paymentMethodId: 7 }
    const method = methodWith({ kind: 'card', caption: 'addCard', stored: true, storedDetails: [stored] })
    expect(submitOf(await form([method]))).toBe('Deposit')
    expect(submitOf(await form([{ ...method, storedDetails: [] }]))).toBe('Add card')
  })

  test('that take several currencies let one choose, beginning with the account’s; one alone asks nothing', async () => {
    proves('CSH-070', 'CSH-228')
    const two = methodWith({ supportCurrencies: { EUR: '1', SEK: '0.0875' }, amountList: { EUR: ['20.00'], SEK: ['200.00'] } })
    const html = await form([two])
    expect([...html.matchAll(/<option value="(EUR|SEK)"( selected="")?/g)].map(([, code, chosen]) => [code, Boolean(chosen)])).toEqual([
      ['EUR', true],
      ['SEK', false],
    ])
    expect(await form([methodWith()])).not.toContain('deposit-currency')
  })

  test('offer the common amounts of the currency that is chosen', async () => {
    const presets = (html: string) =>
      [...html.matchAll(/aria-pressed="false"[^>]*>(.*?)<\/button>/g)].map(([, inside]) => textOf(inside ?? ''))
    expect(presets(await form([methodWith()]))).toEqual(['€ 20', '€ 50', '€ 100'])
    const swedish = methodWith({
      supportCurrencies: { SEK: '0.0875' },
      amountList: { EUR: ['20.00'], SEK: ['200.00', '500.00'] },
      bounds: { SEK: { min: '100.00', max: '5000.00', feeFixed: '0.00' } },
    })
    expect(presets(await form([swedish]))).toEqual(['kr 200', 'kr 500'])
  })

  test('of which one takes a code have the field for it, and ask for no amount', async () => {
    proves('CSH-592')
    const code = methodWith({
      method: 150001,
      methodId: 150001,
      kind: 'bonusCode',
      asksAmount: false,
      caption: 'redeem',
      fields: [field('bonusCode')],
    })
    const html = await form([code])
    expect([html.includes('name="bonusCode"'), html.includes('name="amount"'), html.includes('name="campaignId"')]).toEqual([
      true,
      false,
      false,
    ])
    expect(submitOf(html)).toBe('Redeem')
  })

  test('that do not take the account’s currency say so', async () => {
    proves('CSH-554')
    const elsewhere = methodWith({ supportCurrencies: { SEK: '0.0875', NOK: '0.085' } })
    const note = 'Note, this method does not support your currency. Please, select one of the available currencies.'
    expect(textOf(await form([elsewhere]))).toContain(note)
    expect(textOf(await form([methodWith()]))).not.toContain(note)
  })
})

describe('the fields', () => {
  test('are those of the way to pay, with their choices, their first values, and closed where they say so', async () => {
    proves('CSH-076', 'CSH-149', 'CSH-170..173')
    const html = await form([
      methodWith({
        fields: [
          field('iban', { defaultValue: 'EE382200221020145685', readOnly: true }),
          field('bank', { fieldType: 'select', dataList: [{ value: 'north' }, { value: 'south' }] }),
          field('agree', { fieldType: 'checkbox' }),
          field('nickName', { readOnly: true }),
        ],
      }),
    ])
    const control = (name: string) => new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
    expect(control('iban')).toMatch(/value="EE382200221020145685"/)
    expect(control('iban')).toMatch(/disabled|readonly/i)
    expect(control('nickName')).not.toMatch(/disabled|readonly/i)
    expect(control('agree')).toContain('type="checkbox"')
    expect([...html.matchAll(/<option value="(north|south)"/g)].map(([, value]) => value)).toEqual(['north', 'south'])
    expect(html).toContain('name="amount"')
  })

  test('of a stored card are only those that are asked again', async () => {
    proves('CSH-175')
    const card = methodWith({
      stored: true,
      storedDetails: [{ storedDetailReference: '7741', description: 'Visa •••• 4242', blocked: false, verified: true }],
      fields: [field('cardNumber'), field('cardCvc', { requireForStoredPayment: true })],
    })
    const html = await form([card])
    expect([html.includes('name="cardNumber"'), html.includes('name="cardCvc"')]).toEqual([false, true])
  })
})

describe('stored cards and accounts', () => {
  const detail = (reference: string, more: object = {}) => ({
    storedDetailReference: reference,
    description: `Visa •••• ${reference}`,
    blocked: false,
    verified: true,
    ...more,
  })
  const two = [detail('4242'), detail('1881')]

  test('are offered by what they are called, with a new one where that is allowed', async () => {
    proves('CSH-071..074', 'CSH-153', 'CSH-182')
    const html = await form([methodWith({ stored: true, storedDetails: two })])
    expect(valuesOf(html, 'stored')).toEqual(['4242', '1881', '-1'])
    expect(textOf(html)).toMatch(/Visa •••• 4242.*Visa •••• 1881.*New card/)
    expect(textOf(await form([methodWith({ kind: 'bank', stored: true, storedDetails: two })]))).toContain('New account')
    expect(valuesOf(await form([methodWith({ stored: true, storedDetails: two, allowNewAccount: false })]), 'stored')).toEqual([
      '4242',
      '1881',
    ])
  })

  test('that are blocked cannot be chosen, and it is said why', async () => {
    proves('CSH-183..184', 'CSH-552..553', 'CSH-NS-35')
    const blocked = async (verified: boolean) => form([methodWith({ storedDetails: [detail('4242', { blocked: true, verified })] })])
    expect(await blocked(true)).toMatch(/value="4242"[^>]*disabled|disabled=""[^>]*value="4242"/)
    expect(textOf(await blocked(true))).toContain('This credit card is blocked, please contact customer support')
    const limit = await blocked(false)
    expect(textOf(limit)).toContain('You have reached the limit for this card. Please validate it')
    expect(limit).toContain('modal=payment-details-validation')
  })
})

describe('what it costs', () => {
  const summary = async (minor: bigint, more: Partial<DepositMethod>, currency = 'EUR') =>
    textOf(await drawn(<SummaryLines minor={minor} method={methodWith(more)} currency={currency} account="EUR" />, { areas }))
  const fee = { feeFixed: '2.50', bounds: { EUR: { min: '10.00', max: '500.00', feeFixed: '2.50' } } }

  test('is added to the amount, or taken from it', async () => {
    proves('CSH-084', 'CSH-167..168', 'CSH-NS-17')
    expect(await summary(10_000n, fee)).toBe('You pay € 102.50 Fee € 2.50 On your account € 100.00')
    expect(await summary(10_000n, { ...fee, currentFeeStrategy: 'included' })).toBe('You pay € 100.00 Fee € 2.50 On your account € 97.50')
  })

  test("in another currency is paid in it, and arrives in the account's", async () => {
    const kronor = { supportCurrencies: { EUR: '1', SEK: '0.0875' } }
    expect(await summary(64_000n, kronor, 'SEK')).toBe('You pay kr 640.00 Fee No fee On your account € 56.00')
    const included = {
      ...kronor,
      currentFeeStrategy: 'included' as const,
      bounds: { SEK: { min: '10.00', max: '5000.00', feeFixed: '40.00' } },
    }
    expect(await summary(64_000n, included, 'SEK')).toBe('You pay kr 640.00 Fee kr 40.00 On your account € 52.50')
  })

  test('is nothing while the amount has a mistake', async () => {
    expect(await summary(0n, fee)).toBe('You pay € 0.00 Fee € 0.00 On your account € 0.00')
  })
})

test('what the provider found wrong is listed line by line, with the way to the profile', async () => {
  proves('CSH-116', 'CSH-548..549')
  const refusal = { error: 'paymentFailed', errorCode: 118, errorSubMessage: '- Wrong name\n- Wrong birth date' }
  const html = await form([methodWith()], { refusal })
  expect(textOf(html)).toContain(
    'Payment provider returned the following error(s): - Wrong name - Wrong birth date You may need to update personal information on the My Profile page.',
  )
  expect(html).toContain('href="/my/profile"')
})

test('the campaign that was chosen while registering is chosen in the form, and another answer chooses none', async () => {
  const chosenOf = async (chosen?: number) => {
    const answer = { campaigns: [campaignWith()], codes: false, barred: false, barredByPlayer: false, ...(chosen ? { chosen } : {}) }
    const part = <DepositForm methods={[methodWith()]} offer={offerWith()} busy={false} refusal={undefined} onSubmit={() => undefined} />
    const known: Surroundings['known'] = [[['GET /api/campaigns', {}], answer]]
    // The choice comes in a chunk of its own.
    return vi.waitFor(
      async () => {
        const html = await drawn(<Suspense>{part}</Suspense>, { profile: {}, areas: ['cashier', 'field', 'list', 'campaigns'], known })
        const choices = [...html.matchAll(/<input[^>]*name="campaignId"[^>]*>/g)].map(([input]) => input)
        expect(choices.length).toBeGreaterThan(1)
        return choices.filter((input) => input.includes('checked')).map((input) => /value="(-?\d+)"/.exec(input)?.[1])
      },
      { timeout: 30_000 },
    )
  }
  expect(await chosenOf(17)).toEqual(['17'])
  expect(await chosenOf()).toEqual(['-1'])
})
