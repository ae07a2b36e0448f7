import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCashier, type Depositor, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { bonusLinksWorker } from '../../play/bonus-links/index.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import { newKey } from '../../base/testing/test-browser.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

let at: TestCashier
let beside: OfficeBeside
let desk: TestColleague
beforeAll(async () => {
  at = await openTestCashier()
  beside = await openOfficeOf(at.house)
  desk = await beside.colleague('support')
  for (const id of [901, 902])
    await writeTestCampaign(at.house, {
      id,
      offeredAt: ['code'],
      promoCode: `LINK${id}`,
      terms: { EUR: { promoAmount: '5.00', turnoverFactor: '10' } },
    })
}, 120_000)
afterAll(async () => {
  await beside.office.close()
  await at.close()
})

async function withBonus(code: string): Promise<Depositor> {
  const player = await at.depositor()
  const wish = { method: 150001, amount: '5.00', currency: 'EUR', fields: { bonusCode: code } }
  expect((await player.browser.ask('POST /api/deposits', wish, { key: newKey() })).status).toBe(200)
  return player
}
const share = async (kind: string, ...players: Depositor[]) => {
  for (const { id, shard } of players)
    await at.sql(
      `insert into player_likeness (kind, index, shard, player) values ('${kind}', 'test-${kind}', ${shard}, ${id}) on conflict do nothing`,
    )
}

test('accounts that share something and have had bonuses stand together, those with the same campaign first; others do not', async () => {
  const [one, two, three, alone] = [
    await withBonus('LINK901'),
    await withBonus('LINK901'),
    await withBonus('LINK902'),
    await withBonus('LINK901'),
  ]
  const without = await at.depositor()
  await share('person', one, two)
  await share('address', three, without)
  await bonusLinksWorker(at.house)()
  const { groups, foundAt } = await desk.must('listBonusLinks', { share: 'person' })
  expect(groups).toMatchObject([
    {
      shares: expect.arrayContaining(['person']),
      count: 2,
      campaigns: [{ id: '901' }],
      bonuses: 2,
      given: [{ currency: 'EUR', amount: '10.00' }],
      converted: [{ currency: 'EUR', amount: '0.00' }],
    },
  ])
  expect(groups[0]?.players.map(({ id }) => id)).toEqual([String(one.id), String(two.id)])
  expect(foundAt).not.toBeNull()
  const all = (await desk.must('listBonusLinks', {})).groups.flatMap(({ players }) => players.map(({ id }) => id))
  expect([all.includes(String(alone.id)), all.includes(String(three.id)), all.includes(String(without.id))]).toEqual([false, false, false])
})

test('what was found before is forgotten with what is found anew', async () => {
  await at.sql(`delete from player_likeness where index like 'test-%'`)
  await bonusLinksWorker(at.house)()
  expect((await desk.must('listBonusLinks', { share: 'person' })).groups).toEqual([])
})
