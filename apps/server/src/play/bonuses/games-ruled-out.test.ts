import type { WagerState } from '@fairhouse/contract'
import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../games/test-studio.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { expectTold } from '../../base/testing/test-told.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  await writeTestCampaign(studio.house, { id: 51, excludedGames: ['orchard'] })
  await writeTestCampaign(studio.house, { id: 52 })
})
afterAll(() => studio.close())

type Player = Awaited<ReturnType<TestStudio['player']>>
const launch = async ({ browser }: Player, type: 'real' | 'demo' = 'real') =>
  (await browser.ask('POST /api/game/launch', { game: 'orchard', type, language: 'en' })).error

/** The player has a bonus of a campaign that stands there. */
async function grant({ id, shard }: Player, campaign: number, state: WagerState = 'active') {
  const deposit = `${campaign}-${id}`
  await studio.sql(
    `insert into bonus_grant (shard, deposit, player, currency, campaign, version, automatic, state, turnover_required, wagered, wager_state, granted_at)
     values (${shard}, '${deposit}', ${id}, 'EUR', ${campaign}, 1, false, 'granted', 1500, 0, '${state}', '2026-11-18')`,
  )
  await studio.sql(`insert into bonus_award (shard, deposit, kind, given, held) values (${shard}, '${deposit}', 'promo', 300, 300)`)
  return deposit
}

test('a game that a bonus rules out is not opened for money while the bonus is to be wagered (11); for fun it is', async () => {
  proves('SHL-822')
  const player = await studio.player()
  expect(await launch(player)).toBeUndefined()
  const deposit = await grant(player, 51)
  const refused = await launch(player)
  await expectTold(refused, 11, /^This game cannot be played with bonus money\./)
  expect(await launch(player, 'demo')).toBeUndefined()
  await studio.sql(`update bonus_grant set wager_state = 'completed' where deposit = '${deposit}'`)
  expect(await launch(player)).toBeUndefined()
})

test('a bonus rules nothing out while it waits, once it is used up, nor where its campaign names no game', async () => {
  const [waiting, usedUp, other] = [await studio.player(), await studio.player(), await studio.player()]
  await grant(waiting, 51, 'waiting')
  await grant(usedUp, 51, 'used')
  await grant(other, 52)
  for (const player of [waiting, usedUp, other]) expect(await launch(player)).toBeUndefined()
})
