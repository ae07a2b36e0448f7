import { proves } from '@fairhouse/testing/proves.ts'
import { errorText, createTexts } from '@fairhouse/messages'
import { compileMessages } from '@fairhouse/messages/compile-messages.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import type { ErrorAnswer } from '@fairhouse/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { registerAt } from '../../people/registration/test-registration.ts'
import { writeTestCampaign } from './test-campaign.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  const terms = { EUR: { promoAmount: '10.00' } }
  await writeTestCampaign(at.house, { id: 61, minAge: 25, promoCode: 'GROWN', terms, offeredAt: ['deposit', 'registration'] })
})
afterAll(() => at.close())

/** The number of a refusal, and whether its words are about promotions. */
async function told(error: ErrorAnswer | undefined) {
  const texts = createTexts('en', async (code, area) => compileMessages(area, readTexts(code, area)) as Record<string, string>)
  await texts.load(['error'])
  return error && [error.errorCode, errorText(texts, error)]
}
const tooYoung = [204, 'You are too young to take part in promotions.']

test('a campaign with a least age is neither offered nor given to whom it is not for (204)', async () => {
  proves('SHL-909')
  const [young, grown] = [await at.player({ birthDate: '2003-05-05' }), await at.player({ birthDate: '1990-05-05' })]
  const listed = async ({ browser }: typeof young) =>
    (await browser.must('GET /api/campaigns', {})).campaigns.map(({ campaignId }) => campaignId)
  const find = async ({ browser }: typeof young) => told((await browser.ask('GET /api/campaigns/code', { code: 'grown' })).error)
  expect([await listed(young), await listed(grown)].map((ids) => ids.includes(61))).toEqual([false, true])
  expect([await find(young), await find(grown)]).toEqual([tooYoung, undefined])
  await at.sql(`update player set potential_minor = true where id = ${grown.id}`)
  expect(await find(grown)).toEqual(tooYoung)
})

test('nor can it be chosen while registering', async () => {
  const chosen = { campaignsEnabled: 'true', campaignId: '61' }
  expect(await told((await registerAt(at, { ...chosen, birthDate: '2003-05-05' })).error)).toEqual(tooYoung)
  expect((await registerAt(at, { ...chosen, birthDate: '1990-05-05' })).status).toBe(200)
})
