import { proves } from '@fairhouse/testing/proves.ts'
import type { Wallet } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { ordinaryPage } from '../testing/ordinary-page.ts'
import { ofPlayer } from '../testing/player-answers.ts'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { BonusInBalance } from './BonusInBalance.tsx'

const balance = (more: Partial<Wallet> = {}, hidePromotions = false) =>
  drawn(
    <BonusInBalance wallet={{ ...ofPlayer['GET /api/wallet'], seq: '1', currentTurnover: '333.33', totalTurnover: '1000.00', ...more }} />,
    { settings: { rules: { ...ordinaryPage.rules, hidePromotions } } },
  )

test('the balance says how far a bonus is wagered in percent and in money, and leads to it', async () => {
  proves('SHL-1054')
  const html = await balance()
  expect(textOf(html)).toBe('Wagering requirement: 66 % done € 333.33 still to be wagered Your bonus')
  expect(html).toMatch(/<progress max="100" value="66"/)
  expect(html).toContain('href="/my/campaigns/promotions"')
})

test('there is no bar where nothing is to be wagered', async () => {
  expect(textOf(await balance({ totalTurnover: '0.00', currentTurnover: '0.00' }))).toBe('')
})

test('no link leads to the promotions where a country hides them', async () => {
  proves('SHL-111')
  expect(await balance({}, true)).not.toContain('href=')
})
