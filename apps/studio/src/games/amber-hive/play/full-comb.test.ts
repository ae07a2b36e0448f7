import { afterAll, beforeAll, expect, test } from 'vitest'
import { findClientSeed } from '@fairhouse/testing/studio/find-seed.ts'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { hiveThemes } from '../themes/index.ts'
import { fullComb, fullCombChance } from './maths.ts'
import { playAmberHive } from './play-amber-hive.ts'

let studio: StudioTest
beforeAll(async () => {
  studio = await openStudioTest()
})
afterAll(() => studio.close())

const wins = () => studio.platform.calls('win').map(({ input }) => input as { jackpot?: unknown })
type Opened = Awaited<ReturnType<StudioTest['open']>>

/** Sets a client seed with which the next round fills the comb. */
async function fillComb(game: Opened): Promise<void> {
  const [seeds] = await studio.test.studio.world.database.query<{ serverSeed: string; nonce: number }>(
    `select server_seed as "serverSeed", nonce from seeds where revealed_at is null order by created_at desc limit 1`,
  )
  const clientSeed = await findClientSeed(playAmberHive, seeds!, ({ jackpot }) => jackpot === fullComb) // the visit has made them
  expect((await game.play('client-seed', { clientSeed })).status).toBe(200)
}

test('the listing names the full comb in every language, as each theme does, with its exact chance', async () => {
  const { body } = await studio.ask('/games', {})
  const winning = body.games.filter((game) => 'jackpots' in game) as { gameId: string; jackpots: { names: { en: string } }[] }[] // the contract
  const { of, in: parts } = fullCombChance
  for (const { jackpots: outcomes } of winning) {
    expect(outcomes).toMatchObject([{ outcome: 'fullComb', chance: { of: String(of), in: String(parts) } }])
    expect(new Set(Object.values(outcomes[0]?.names ?? {})).size).toBe(7)
  }
  expect(winning.map(({ gameId }) => gameId)).toEqual(['amber-hive', ...Object.keys(hiveThemes).map((theme) => `amber-hive.${theme}`)])
  expect(new Set(winning.map(({ jackpots: [outcome] }) => outcome?.names.en)).size).toBe(winning.length)
})

test('the win of a full comb says so, and no other does', async () => {
  const game = await studio.open({ gameId: 'amber-hive' })
  await game.spin(undefined, '100')
  expect(wins().at(-1)).not.toHaveProperty('jackpot')
  await fillComb(game)
  const { body } = await game.spin(undefined, '100')
  expect(body.round).toMatchObject({ status: 'closed', outcome: { honey: { isFull: true }, jackpot: 'fullComb' } })
  expect(wins().at(-1)).toMatchObject({ amount: body.round.win, roundClosed: true, jackpot: { outcome: 'fullComb' } })
}, 60_000)

const jackpots = [{ name: 'Hive <pot>', outcome: 'fullComb', fullStake: '1000' }]
/** The page of a launch, without the marks around values. */
async function pageOf(changes: object): Promise<string> {
  const places = { lobbyUrl: 'http://localhost:3000/', parentOrigin: 'http://localhost:3000' }
  const player = { type: 'real', launchToken: studio.platform.newToken(), currency: 'EUR', language: 'en', country: 'SWE' }
  const { body } = await studio.ask('/launch', { gameId: 'amber-hive', jackpots, ...places, ...player, ...changes })
  return (await (await fetch(body.url)).text()).replace(/[\u2066-\u2069]/g, '')
}

test('the page says which jackpot runs and what a stake takes of it, where the platform told so and play is for money', async () => {
  const html = await pageOf({})
  expect(html).toContain('Jackpot Hive &#60;pot&#62;. The full comb wins it: all of it with a stake of €10.00 or more.')
  expect(html).toContain('a smaller one takes the part that it is of €10.00')
  expect(await pageOf({ language: 'ar' })).toContain('القرص الممتلئ يفوز بها')
  const other = [{ ...jackpots[0], outcome: 'something' }]
  for (const without of [{ jackpots: [] }, { jackpots: other }, { type: 'demo', launchToken: undefined }])
    expect(await pageOf(without)).not.toContain('Jackpot')
})
