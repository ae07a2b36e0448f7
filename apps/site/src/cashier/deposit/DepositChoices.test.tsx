import { proves } from '@fairhouse/testing/proves.ts'
import type { DepositMethod } from '@fairhouse/contract'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { signals } from '../../base/signals.ts'
import { campaignWith } from '../../campaigns/test-campaign.ts'
import { drawn, textOf, type Surroundings } from '../../testing/test-drawn.tsx'
import { BonusLines } from '../../campaigns/BonusLines.tsx'
import { DepositForm } from './DepositForm.tsx'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { SummaryLines } from './SummaryLines.tsx'
import { methodWith, offerWith } from './test-deposit-form.ts'
import { tellInPassing } from './use-cashier-toasts.ts'
import { askForDetails } from './use-details-asked.ts'

// What is chosen in the form, and what is said and asked as it opens.

afterEach(() => signals.set({ detailsAsked: false }))

const areas: Surroundings['areas'] = ['cashier', 'field', 'list', 'campaigns']
const form = (methods: DepositMethod[], more: Surroundings = {}, offer = {}) =>
  drawn(
    <Suspense>
      <DepositForm methods={methods} offer={offerWith(offer)} busy={false} refusal={undefined} onSubmit={() => undefined} />
    </Suspense>,
    { profile: {}, areas, ...more },
  )
const inputsIn = (html: string) => [...html.matchAll(/<input[^>]*name="(iban|phone|bank)"/g)].map(([, name]) => name)

test('each way to pay has the fields of its own list', async () => {
  proves('CSH-075')
  const field = (name: string) => ({ field: name, fieldType: 'text' as const, validator: [] })
  const byBank = methodWith({ method: 1, methodId: 1, fields: [field('iban'), field('bank')] })
  const byPhone = methodWith({ method: 2, methodId: 2, fields: [field('phone')] })
  expect(inputsIn(await form([byBank, byPhone]))).toEqual(['iban', 'bank'])
  expect(inputsIn(await form([byPhone, byBank]))).toEqual(['phone'])
})

const patience = { timeout: 30_000 }

/** The form once its choice of bonuses, which has a chunk of its own, has come. */
const withCampaigns = (campaigns: object[], offer = {}) => {
  const answer = { campaigns, codes: true, barred: false, barredByPlayer: false }
  return vi.waitFor(async () => {
    const html = await form([methodWith()], { known: [[['GET /api/campaigns', {}], answer]] }, offer)
    expect(html).toContain('name="campaignId"')
    return html
  }, patience)
}

test('two campaigns can be chosen between, and a promo code in their place', async () => {
  proves('CSH-079')
  const html = await withCampaigns([campaignWith(), campaignWith({ campaignId: 18, title: 'Twenty spins' })])
  expect([...html.matchAll(/name="campaignId"[^>]*?value="([^"]*)"/g)].map(([, id]) => id)).toEqual(['17', '18', '0', '-1'])
})

test('a campaign that comes by itself can be declined by its checkbox, which is there with such a campaign alone', async () => {
  proves('CSH-086')
  const checkbox = /name="depositParticipationInAutomaticCampaigns"/
  expect(await withCampaigns([campaignWith({ optIn: false })], { automaticCampaign: true })).toMatch(checkbox)
  expect(await withCampaigns([campaignWith()])).not.toMatch(checkbox)
})

test('the summary has what is paid, its fee, the bonus, and what reaches the wallet, each with its currency', async () => {
  proves('CSH-NS-12')
  const kronor = methodWith({
    supportCurrencies: { EUR: '1', SEK: '0.1' },
    feeFixed: '4.00',
    bounds: { SEK: { min: '10.00', max: '5000.00', feeFixed: '40.00' } },
  })
  const campaign = campaignWith({ promoAmount: '50', promoAmountType: 'percentage' })
  const deposit = { amountMinor: 6400n, includedFeeMinor: 0n, currency: 'EUR' }
  const lines = await drawn(
    <SummaryLines minor={64_000n} method={kronor} currency="SEK" account="EUR">
      <BonusLines campaign={campaign} deposit={deposit} />
    </SummaryLines>,
    { areas },
  )
  expect(textOf(lines)).toMatch(/^You pay kr 680\.00 Fee kr 40\.00 On your account € 64\.00 Bonus money € 32\.00/)
})

test.each([
  ['NLD', { countryNotice: 'cashier.noticeNld' }],
  ['GBR', { fundsProtection: 'medium' }],
] as const)('under the rules of %s the words around the form differ from those elsewhere', async (_, offer) => {
  proves('CSH-019')
  const words = async (more: object) => textOf(await form([methodWith()], {}, more))
  const [here, elsewhere] = [await words(offer), await words({ countryNotice: 'cashier.noticeDefault' })]
  expect(here).not.toBe(elsewhere)
  expect(elsewhere).toContain('in your own name')
})

test('who opens the form reads of details that are not confirmed and of withdrawals that wait, for ten seconds whatever the setting', async () => {
  proves('CSH-558..560', 'CSH-562', 'CSH-NS-38')
  const texts = createTexts('en', loadArea)
  await texts.load(['cashier'])
  const told = (hasPendingWithdrawal: boolean, paymentDetailsVerificationRequired: boolean) => {
    const toasts = createToastShelf()
    tellInPassing({ toasts, texts }, { hasPendingWithdrawal, pendingWithdrawalCount: 2, paymentDetailsVerificationRequired })
    return toasts.now()
  }
  const waiting = {
    text: '2 withdrawals are still waiting to be sent.',
    link: { to: '/my/transactions/withdrawal?status=pending', text: 'See withdrawals' },
    hideAfterMs: 10_000,
  }
  const unsure = { link: { to: '?modal=payment-details-validation', text: texts.t('cashier.verifyDetails') }, hideAfterMs: 10_000 }
  expect(told(true, true)).toMatchObject([waiting, unsure])
  expect(told(false, true)).toMatchObject([{ meaning: 'info', text: texts.t('cashier.detailsUnverified'), ...unsure }])
  expect(told(false, false)).toEqual([])
})

test('the dialog of details that are not confirmed opens once in each login', () => {
  proves('SHL-NS-55')
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const opens = (login: string) => {
    signals.set({ detailsAsked: false })
    askForDetails(login, storage)
    return signals.get().detailsAsked
  }
  expect([opens('2026-01-01T10:00:00Z'), opens('2026-01-01T10:00:00Z'), opens('2026-01-02T09:00:00Z')]).toEqual([true, false, true])
})

test('a password that was wrong is said to be at its field', async () => {
  const prompt = (wrong?: { error: string; errorCode: number }) =>
    drawn(<PasswordPrompt busy={false} wrong={wrong} onCancel={() => undefined} onPassword={() => undefined} />, { areas })
  expect(await prompt({ error: 'wrongField', errorCode: 109 })).toMatch(
    /name="password"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="password"/,
  )
  expect(await prompt()).not.toContain('aria-invalid="true"')
})
