import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../../../base/testing/test-house.ts'
import { bet, fresh, openTestStudio, type Playing, type TestStudio } from '../../../play/games/test-studio.ts'
import { mayDeposit } from '../../../money/limit-enforcement/may-deposit.ts'
import { readExclusions } from '../../../money/limits/limits.sql.ts'
import { operatorOf } from '../../testing/test-operator.ts'

let at: TestStudio
beforeAll(async () => {
  at = await openTestStudio()
})
afterAll(() => at.close())

const fairhouse = operatorOf(() => at)
const logIn = ({ browser, email }: Playing) => browser.ask('POST /api/login', { login: email, password: testPassword })
const launch = ({ browser }: Playing) => browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
const begin = ({ shard, id, currency }: Playing) =>
  at.house.db.transaction((tx) => mayDeposit(at.house, tx, { shard, player: id, currency }, fresh('attempt'), 100n))

describe('"fairhouse player exclude"', () => {
  test('ends logins and games at once, closes play and deposits, and lets the player log in again to withdraw', async () => {
    const player = await at.playing(1000n)
    const roundId = fresh('r')
    await bet(player, 100, { roundId })
    await fairhouse('player exclude', player.email, '24')
    expect((await player.browser.ask('GET /api/wallet', {})).error.errorCode).toBe(115)
    expect(await at.sql(`select ended_because from game_session where player = ${player.id}`)).toEqual([{ ended_because: 'excluded' }])
    expect((await bet(player, 100)).code).not.toBe('OK')
    expect((await player.wallet('win', { transactionId: fresh('t'), roundId, amount: '500', roundClosed: true })).code).toBe('OK')
    expect((await logIn(player)).status).toBe(200)
    expect((await launch(player)).error.errorCode).toBe(120)
    expect(await begin(player)).toMatchObject({ refused: 'excluded' })
  })

  test('is only ever lengthened: a shorter one leaves the end where it was', async () => {
    const player = await at.playing(1000n)
    await fairhouse('player exclude', player.email, '48')
    await fairhouse('player exclude', player.email, '1')
    at.clock.advance(47 * 3_600_000)
    await logIn(player)
    expect((await launch(player)).error.errorCode).toBe(120)
    await fairhouse('player exclude', player.email, '2')
    at.clock.advance(1.5 * 3_600_000)
    await logIn(player)
    expect((await launch(player)).error.errorCode).toBe(120)
    at.clock.advance(0.5 * 3_600_000)
    expect((await launch(player)).status).toBe(200)
    await expect(at.sql(`update exclusion set ends_at = starts_at where player = ${player.id}`)).rejects.toThrow('append-only')
    expect(await readExclusions(at.house.db, player.shard, player.id, at.clock.now())).toEqual([])
  })
})

test('"fairhouse player block" ends logins and games at once', async () => {
  const player = await at.playing(1000n)
  await fairhouse('player block', player.email, 'forever')
  expect((await player.browser.ask('GET /api/wallet', {})).error.errorCode).toBe(115)
  expect(await at.sql(`select ended_because from game_session where player = ${player.id}`)).toEqual([{ ended_because: 'operator' }])
  expect((await bet(player, 100)).code).not.toBe('OK')
})
