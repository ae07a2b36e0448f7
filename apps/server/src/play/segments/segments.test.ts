import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { writeTestAttempt } from '../../money/wallet/test-deposits.sql.ts'
import { readBonusFacts } from '../campaigns/read-facts.ts'
import { refusalOf } from '../campaigns/eligibility.ts'
import { readCampaign } from '../campaigns/index.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { countPlayersIn, readSegmentInput, segmentsOf, writeSegment, type SegmentData } from './index.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

const dayMs = 86_400_000
type Known = { country?: string; opened?: number; seen?: number | null; deposits?: number[] }
let last = 70_000n

/** Somebody whose account was opened, who was last seen and whose deposits were credited so many days ago. */
async function somebody({ country = 'SWE', opened = 100, seen = 1, deposits = [] }: Known = {}): Promise<{
  shard: number
  player: bigint
}> {
  last += 1n
  const key = { shard: Number(last % 256n), player: last, currency: 'EUR' }
  const ago = (days: number) => new Date(at.clock.now().getTime() - days * dayMs)
  await at.sql(`insert into player (shard, id, status, country, currency, language, birth_date, personal, created_at, last_login_at)
    values (${key.shard}, ${last}, 'active', '${country}', 'EUR', 'en', '1990-01-01', '', '${ago(opened).toISOString()}', ${seen === null ? 'null' : `'${ago(seen).toISOString()}'`})`)
  for (const [index, days] of deposits.entries())
    await writeTestAttempt(at.house.db, key, { reference: `segment-${last}-${index}`, state: 'ok', amount: 100n }, ago(days))
  return key
}
const segment = (more: object): SegmentData => {
  const read = readSegmentInput({ name: 'A test', ...more })
  if (Array.isArray(read)) throw new Error(read.join(' '))
  return read
}

describe('somebody is in a segment', () => {
  test.each<[string, object, Known, boolean]>([
    ['of their country', { countries: ['FIN', 'SWE'] }, {}, true],
    ['not of another', { countries: ['FIN'] }, {}, false],
    ['whose account is old enough', { openedDaysAgo: { least: 100 } }, { opened: 100 }, true],
    ['not before', { openedDaysAgo: { least: 100 } }, { opened: 99.9 }, false],
    ['of new accounts, to the end of the last day', { openedDaysAgo: { most: 7 } }, { opened: 7.9 }, true],
    ['not a day later', { openedDaysAgo: { most: 7 } }, { opened: 8.1 }, false],
    ['of those who stay away', { seenDaysAgo: { least: 30 } }, { seen: 31 }, true],
    ['of those who stay away, though they never came', { seenDaysAgo: { least: 30 } }, { seen: null }, true],
    ['not of those who came lately, if they never came', { seenDaysAgo: { most: 30 } }, { seen: null }, false],
    ['of those who deposited often', { deposits: { withinDays: 10, least: 2 } }, { deposits: [1, 9] }, true],
    ['not for deposits before', { deposits: { withinDays: 10, least: 2 } }, { deposits: [1, 11] }, false],
    ['of those without deposits', { deposits: { withinDays: 10, most: 0 } }, { deposits: [11] }, true],
    ['not with one too many', { deposits: { withinDays: 10, most: 1 } }, { deposits: [1, 2] }, false],
    [
      'only with all that is said',
      { countries: ['SWE'], seenDaysAgo: { most: 7 }, deposits: { withinDays: 10, least: 1 } },
      { seen: 9, deposits: [1] },
      false,
    ],
  ])('%s', async (_, said, known, isIn) => {
    const player = await somebody(known)
    const id = (await writeSegment(at.house, undefined, segment(said), 'cli:test'))!
    expect((await segmentsOf(at.house.db, player, at.clock.now(), id)).has(id)).toBe(isIn)
  })
})

test('a campaign for a segment is for nobody else, and follows a change of it', async () => {
  const [inside, outside] = [await somebody({ deposits: [1] }), await somebody()]
  const id = (await writeSegment(at.house, undefined, segment({ deposits: { withinDays: 10, least: 1 } }), 'cli:test'))!
  await writeTestCampaign(at.house, { id: 951, segment: id, terms: { EUR: { promoAmount: '5.00' } } })
  const campaign = (await readCampaign(at.house.db, 951))!
  const refused = async (player: { shard: number; player: bigint }) =>
    refusalOf(campaign, await readBonusFacts(at.house, at.house.db, { country: 'SWE', currency: 'EUR', player }))?.refused
  expect([await refused(inside), await refused(outside)]).toEqual([undefined, 'campaignNotEligible'])
  await writeSegment(at.house, id, segment({ deposits: { withinDays: 10, most: 0 } }), 'cli:test')
  expect([await refused(inside), await refused(outside)]).toEqual(['campaignNotEligible', undefined])
})

test('its players are counted, those of closed accounts left out', async () => {
  const wanted = segment({ countries: ['NOR'] })
  const [, gone] = [await somebody({ country: 'NOR' }), await somebody({ country: 'NOR' }), await somebody({ country: 'DNK' })]
  expect(await countPlayersIn(at.house, wanted)).toEqual({ players: 2, isEstimate: false })
  await at.sql(`update player set status = 'closed', closure = 'plain', closed_at = now() where id = ${gone.player}`)
  expect((await countPlayersIn(at.house, wanted)).players).toBe(1)
})

test('a segment says something, and nothing that contradicts itself', () => {
  const mistakes = (more: object) => readSegmentInput({ name: 'A test', ...more })
  expect(mistakes({})).toEqual([expect.stringContaining('at least one thing')])
  expect(mistakes({ openedDaysAgo: { least: 9, most: 3 } })).toEqual([
    expect.stringContaining('openedDaysAgo: the least is above the most'),
  ])
  expect(mistakes({ deposits: { withinDays: 5 } })).toEqual([expect.stringContaining('the least, the most, or both')])
  expect(mistakes({ countries: ['Sweden'] })).toEqual([expect.stringContaining('three letters')])
})
