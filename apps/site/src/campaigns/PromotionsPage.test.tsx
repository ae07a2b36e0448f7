import { expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { PromotionsPage } from './PromotionsPage.tsx'
import { campaignWith } from './test-campaign.ts'

const page = (campaigns: readonly object[]) =>
  drawn(<PromotionsPage />, {
    areas: ['campaigns'],
    known: [[['GET /api/campaigns', {}], { campaigns, codes: true, barred: false, barredByPlayer: false }]],
  })

test('a visitor reads of each campaign what it gives and asks for, and comes with it to the deposit form', async () => {
  const html = await page([campaignWith({ promoAmount: '25.00', minDepositAmount: '20.00' })])
  expect(textOf(html)).toMatch(/Half as much again.*€ 25\.00.*Deposit at least.*€ 20\.00.*Deposit with it.*Have a promo code\?/)
  expect(html).toMatch(/href="[^"]*campaign=17[^"]*modal=deposit|href="[^"]*modal=deposit[^"]*campaign=17/)
})

test('where nothing is on offer the page says so, and leads to the games', async () => {
  const html = await page([])
  expect(textOf(html)).toContain('Nothing is on offer right now')
  expect(textOf(html)).not.toContain('promo code')
  expect(html).toContain('href="/"')
})
