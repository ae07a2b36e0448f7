import { proves } from '@fairhouse/testing/proves.ts'
import type { Campaign } from '@fairhouse/contract'
import { describe, expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { bonusWith, missingCode, nothingChosen, type BonusChosen } from './bonus-chosen.ts'
import { BonusChoice } from './BonusChoice.tsx'
import { BonusLines } from './BonusLines.tsx'
import { campaignWith } from './test-campaign.ts'

const two = [
  campaignWith({ bannerUri: '/cms/img/campaigns/17.svg', promoAmount: '25.00' }),
  campaignWith({ campaignId: 18, title: 'Twenty spins', freeSpinAmount: 20 }),
]
const choice = (chosen: Partial<BonusChosen> = {}, more: Partial<Parameters<typeof BonusChoice>[0]> = {}) =>
  drawn(
    <BonusChoice
      campaigns={two}
      codes
      automatic={false}
      method={7}
      chosen={{ ...nothingChosen, ...chosen }}
      wrong={{}}
      onChoose={() => undefined}
      {...more}
    />,
    { areas: ['campaigns', 'field'] },
  )
const values = (html: string) => [...html.matchAll(/name="campaignId"[^>]*?value="([^"]*)"/g)].map(([, value]) => value)
const checked = (html: string) => /<input[^>]*checked=""[^>]*>/.exec(html)?.[0] ?? ''

describe('the bonus', () => {
  test('is a campaign by its title, a promo code, or none, which it is at first', async () => {
    proves('CSH-080', 'CSH-082', 'CSH-186')
    const html = await choice()
    expect(values(html)).toEqual(['17', '18', '0', '-1'])
    expect(textOf(html)).toMatch(/Half as much again.*Twenty spins.*Promo code.*No bonus/)
    expect(checked(html)).toContain('value="-1"')
    expect(html).not.toContain('name="code"')
  })

  test('shows the picture and terms of what is chosen, and the field of the promo code', async () => {
    proves('CSH-081', 'CSH-188')
    const html = await choice({ id: 17 })
    expect(html).toContain('src="/cms/img/campaigns/17.svg"')
    expect(textOf(html)).toContain('€ 25.00')
    expect(await choice({ id: 0 })).toContain('name="code"')
  })

  test('cannot be chosen for another way to pay, or while its time between two runs', async () => {
    const html = await choice(
      {},
      { campaigns: [campaignWith({ methods: [8] }), campaignWith({ campaignId: 18, unavailableUntil: '2026-03-01T12:00:00Z' })] },
    )
    expect(textOf(html)).toMatch(/Not with this way to pay.*Temporarily unavailable, until/)
    expect(html.match(/disabled=""/g)).toHaveLength(2)
  })

  test('that the server does not find fit says so', async () => {
    const html = await choice({ id: 17 }, { wrong: { campaignId: { rule: 'campaignConditions' } } })
    expect(textOf(html)).toContain('Campaign conditions are not met')
  })

  test('that comes by itself may be declined', async () => {
    const automatic = campaignWith({ campaignId: 19, title: 'Five percent', optIn: false })
    const html = await choice({}, { campaigns: [...two, automatic], automatic: true })
    expect(values(html)).toEqual(['17', '18', '0', '-1'])
    expect(textOf(html)).toMatch(/No other bonus I want a bonus “Five percent” comes with this deposit automatically/)
    expect(html).toMatch(/name="depositParticipationInAutomaticCampaigns"[^>]*checked=""/)
    expect(await choice({ declines: true }, { automatic: true })).not.toMatch(/name="depositParticipation[^>]*checked=""/)
    expect(await choice({ id: 17 }, { automatic: true })).not.toContain('depositParticipation')
  })
})

describe('what is sent', () => {
  const sent = (chosen: Partial<BonusChosen>, campaigns: Campaign[] = two) => bonusWith({ ...nothingChosen, ...chosen }, campaigns, 7).wish

  test('a code that is to be typed must be there', () => {
    const missing = (chosen: Partial<BonusChosen>) => missingCode({ wish: sent(chosen) })
    expect(missing({ id: 0, code: ' ' })).toEqual({ code: { rule: 'required' } })
    expect([missing({ id: 0, code: 'SPRING25' }), missing({ id: -1, code: '' })]).toEqual([{}, {}])
  })

  test('is the campaign, 0 with the code, or -1; and that an automatic one is declined', () => {
    proves('CSH-082..083')
    expect([sent({ id: 17 }).campaignId, sent({}).campaignId]).toEqual([17, -1])
    expect(sent({ id: 0, code: ' SPRING25 ' })).toMatchObject({ campaignId: 0, code: 'SPRING25' })
    expect([sent({ declines: true }), sent({})].map((wish) => wish.depositParticipationInAutomaticCampaigns)).toEqual([true, false])
  })

  test('is none where the campaign is not for the way to pay, though the choice is kept', () => {
    expect(sent({ id: 17 }, [campaignWith({ methods: [8] })]).campaignId).toBe(-1)
  })
})

describe('the summary', () => {
  const lines = async (campaign: Campaign, amountMinor: bigint, includedFeeMinor = 0n) =>
    textOf(
      await drawn(<BonusLines campaign={campaign} deposit={{ amountMinor, includedFeeMinor, currency: 'EUR' }} />, {
        areas: ['campaigns'],
      }),
    )
  const half = campaignWith({ promoAmount: '50', promoAmountType: 'percentage', turnoverFactor: '10', minDepositAmount: '20.00' })

  test('has the bonus of the amount and what is to be wagered, and zero while the amount does not fit', async () => {
    proves('CSH-NS-20')
    expect(await lines(half, 6000n)).toBe('Bonus money € 30.00 To be wagered € 300.00 That is about 600 rounds of € 0.50')
    expect(await lines(half, 12_000n, 360n)).toBe('Bonus money € 58.20 To be wagered € 582.00 That is about 1,164 rounds of € 0.50')
    expect(await lines(half, 1999n)).toBe('Bonus money € 0.00 To be wagered € 0.00 That is –')
  })

  test('has a line for each kind', async () => {
    const many = campaignWith({
      promoAmount: '25.00',
      cashAmount: '20',
      cashAmountType: 'percentage',
      bettingBonusAmount: '10.00',
      freeSpinAmount: 20,
    })
    expect(await lines(many, 6000n)).toBe('Bonus money € 25.00 Cash bonus € 12.00 Betting bonus € 10.00 Free spins 20')
  })
})
