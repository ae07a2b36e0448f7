import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { openTestStudio, type Playing, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
afterEach(async () => {
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})

const exclude = (at: Playing, kind: string) =>
  studio.sql(
    `insert into exclusion (shard, player, kind, source, starts_at) values (${at.shard}, ${at.id}, '${kind}', 'test', '2026-11-01')`,
  )
const forget = (at: Playing) => studio.sql(`update wallet set gate_until = '-infinity' where player = ${at.id}`)

describe('a launch', () => {
  test('tells the studio, signed, what it needs and nothing of the player', async () => {
    const at = await studio.playing()
    const {
      path,
      signed,
      told: { launchToken, ...told },
    } = studio.launches.at(-1)!
    expect([path, signed, String(launchToken).length]).toEqual(['/studio/api/launch', true, 32])
    expect(told).toMatchObject({
      gameId: 'orchard-slot',
      type: 'real',
      currency: 'EUR',
      country: 'MLT',
      language: 'en',
      parentOrigin: 'http://localhost:3000',
    })
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${at.id}|${at.email}|Ada`))
    expect(at.launched).toMatchObject({ url: 'http://studio.example/game', origin: studio.env.sandboxOrigin })
  })

  test('gives a token that opens one session, once, for a minute', async () => {
    const { browser } = await studio.player()
    const launch = () => browser.must('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    const take = () => studio.call('authenticate', { requestId: 'x', launchToken: studio.launches.at(-1)?.told.launchToken })
    await launch()
    expect((await Promise.all([take(), take(), take()])).map(({ body }) => body.code).toSorted()).toEqual([
      'OK',
      'SESSION_EXPIRED',
      'SESSION_EXPIRED',
    ])
    await launch()
    studio.clock.advance(60_000)
    expect((await take()).body.code).toBe('SESSION_EXPIRED')
    expect((await studio.call('authenticate', { requestId: 'x', launchToken: 'nonsense' })).body.code).toBe('SESSION_EXPIRED')
  })

  test('waits for the age to be verified where the setting wants that (307)', async () => {
    await studio.set('verification.ageNeeded', { MLT: ['play'] })
    const { browser, id } = await studio.player()
    const launch = () => browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    expect((await launch()).error.errorCode).toBe(307)
    await studio.sql(`update player set age_verified_at = '2026-11-01' where id = ${id}`)
    expect((await launch()).status).toBe(200)
    await studio.set('verification.ageNeeded', {})
  })

  test('of a game that is not there, is off, or cannot be reached is refused', async () => {
    proves('SHL-869..870', 'SHL-910')
    const { browser } = await studio.player()
    const launch = (game = 'orchard') => browser.ask('POST /api/game/launch', { game, type: 'real', language: 'en' })
    await expectTold((await launch('nonsense')).error, 131, /^We could not find this game\./)
    await studio.sql('update game set enabled = false')
    await expectTold((await launch()).error, 132, /^This game is switched off right now\./)
    await studio.sql('update game set enabled = true')
    studio.answer(500)
    await expectTold((await launch()).error, 205, /^The studio of this game does not answer\./)
    studio.answer(200)
  })

  test('for real money needs a login; a demonstration does not', async () => {
    const visitor = studio.browser()
    expect((await visitor.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })).error.errorCode).toBe(115)
    expect(await visitor.must('POST /api/game/launch', { game: 'orchard', type: 'demo', language: 'en' })).toMatchObject({
      sessionId: null,
    })
    expect(studio.launches.at(-1)?.told.launchToken).toBeUndefined()
  })

  test('as a demonstration is refused where the game has none, and a player without money is told to deposit first', async () => {
    proves('SHL-823', 'SHL-944')
    await studio.sql(`update game set data = data || '{"demo": false}'`)
    const demo = async (browser = studio.browser()) =>
      (await browser.ask('POST /api/game/launch', { game: 'orchard', type: 'demo', language: 'en' })).error
    const rich = await studio.playing()
    await expectTold(await demo(), 12, /^This game is played for real money only\./)
    expect((await demo(rich.browser)).errorCode).toBe(12)
    await expectTold(await demo((await studio.player()).browser), 237, /^This game is for real money only\./)
    await studio.sql(`update game set data = data || '{"demo": true}'`)
  })

  test.each([
    [['SHL-855'], 'excluded', 120, /^You are excluded from gambling/],
    [[], 'timeOut', 217, /^Your account is closed/],
    [['SHL-799', 'SHL-936', 'SHL-939'], 'blocked', 235, /^Playing is blocked for your account\./],
  ] as [RowName[], string, number, RegExp][])('%j: by a player who is %s is refused', async (rows, kind, code, words) => {
    proves(...rows)
    const at = await studio.playing()
    await exclude(at, kind)
    await forget(at)
    const { error } = await at.browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    expect(error.errorUrl).toBe('/api/game/launch')
    await expectTold(error, code, words)
  })

  test('by a player in a time-out is refused with its end', async () => {
    proves('SHL-921')
    const { browser, shard, id } = await studio.playing()
    const ends = new Date(studio.clock.now().getTime() + 6 * 3_600_000).toISOString()
    await studio.sql(
      `insert into exclusion (shard, player, kind, source, starts_at, ends_at) values (${shard}, ${id}, 'timeOut', 'test', '2026-11-01', '${ends}')`,
    )
    await studio.sql(`update wallet set gate_until = '-infinity' where player = ${id}`)
    const { error } = await browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    expect(error).toMatchObject({ errorCode: 217, expireTimestamp: ends, expireTime: 6 * 3600 })
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(ends))
    await expectTold(error, 217, new RegExp(`^Your account is closed until ${day}\\.`))
  })

  test('by a player whose limits must be set first is refused', async () => {
    proves('SHL-931')
    const { browser } = await studio.player({ country: 'SWE', currency: 'SEK' })
    const { error } = await browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    await expectTold(error, 228, /please set your limits\.$/)
  })
})
