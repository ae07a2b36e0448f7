import { proves } from '@fairhouse/testing/proves.ts'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { campaignCommands } from '../../office/command-line/installation/campaigns.ts'
import { Wrong } from '../../office/command-line/frame/command.ts'
import { readCampaign, readCampaigns } from './campaign.sql.ts'
import { seedCampaigns } from './first-campaigns.ts'

let at: TestHouse
let folder: string
beforeAll(async () => {
  at = await openTestHouse()
  folder = await mkdtemp(join(tmpdir(), 'campaigns-'))
})
afterAll(() => at.close())

const run = (words: string, ...args: string[]) => {
  const command = campaignCommands.find((one) => one.words === words)
  if (!command) throw new Error(`there is no command "${words}"`)
  return command.run(at.house, args, {}, undefined as never) // these commands ask for no addresses
}
async function set(data: unknown) {
  const file = join(folder, 'campaign.json')
  await writeFile(file, typeof data === 'string' ? data : JSON.stringify(data))
  return run('campaigns set', file)
}
const mistakes = (data: unknown) =>
  set(data).then(
    () => [],
    (error: Error) => (error instanceof Wrong ? error.message.split('\n') : [String(error)]),
  )
const good = {
  id: 7,
  names: { en: 'Seven' },
  startsAt: '2026-01-01T00:00:00Z',
  terms: { EUR: { promoAmount: '5.00' }, GBP: { promoAmount: '5.00', turnoverFactor: '35' } },
}

test('a campaign is added from a file, changed as its next version, and read as it was written', async () => {
  expect((await set(good)).value).toMatchObject({ id: 7, version: 1 })
  expect((await set({ ...good, names: { en: 'Seven more' } })).value).toMatchObject({ version: 2 })
  expect((await run('campaigns get', '7')).value).toMatchObject({ names: { en: 'Seven more' }, optIn: true })
  expect((await run('campaigns list')).lines).toEqual([expect.stringContaining('7  Seven more  version 2')])
  const rows = await at.sql(`select action, subject from audit where action like 'campaign.%' order by id`)
  expect(rows).toEqual([
    { action: 'campaign.set', subject: 'campaign:7' },
    { action: 'campaign.set', subject: 'campaign:7' },
  ])
})

test('where the law of a country keeps it from being offered is said, with the reason', async () => {
  const { lines } = await run('campaigns explain', '7')
  expect(lines).toEqual(expect.arrayContaining(['GBR: wagering 35 is above 10', 'BEL: bonuses are not allowed']))
})

test('every mistake is named, and nothing is written then', async () => {
  proves('CSH-NS-68')
  expect(await mistakes('{')).toEqual([expect.stringContaining('This is no JSON')])
  expect(await mistakes({ ...good, colour: 'red' })).toEqual([expect.stringContaining('colour')])
  const wrong = {
    ...good,
    endsAt: '2025-01-01T00:00:00Z',
    listed: false,
    terms: { EUR: { minDepositAmount: '50', maxDepositAmount: '20' }, SEK: { maxAmountCapEnabled: true } },
  }
  expect(await mistakes(wrong)).toEqual([
    'It ends before it begins.',
    'Nothing leads to it: it is not listed and has no promo code.',
    'EUR: the least deposit is above the largest.',
    'SEK: there is no largest deposit to cap by.',
  ])
  await set({ ...good, id: 8, promoCode: 'TAKEN' })
  expect(await mistakes({ ...good, promoCode: 'TAKEN' })).toEqual(['The promo code TAKEN is that of campaign 8.'])
  expect((await readCampaign(at.house.db, 7))?.version).toBe(2)
})

test('a new installation has examples that say so, and keeps what an operator made of them', async () => {
  await seedCampaigns(at.house, 'cli:test')
  const seeded = (await readCampaigns(at.house.db)).filter(({ id }) => id > 100)
  expect(seeded.map(({ data }) => data.names['en'])).toEqual(seeded.map(() => expect.stringMatching(/^Example: /)))
  expect(seeded.filter(({ data }) => !data.optIn).every(({ enabled }) => !enabled)).toBe(true)
  await set({ ...good, id: 101 })
  await seedCampaigns(at.house, 'cli:test')
  expect((await readCampaign(at.house.db, 101))?.data.names).toEqual({ en: 'Seven' })
})
