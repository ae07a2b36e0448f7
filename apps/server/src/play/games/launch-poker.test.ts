import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepWorker } from '../game-sessions/end-session.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

const poker = { type: 'real', name: 'poker', customerApp: 'poker' } as const

describe('the poker launch', () => {
  test('answers an address with the name at the tables, and the token', async () => {
    proves('SHL-411', 'SHL-784..785')
    const { browser } = await studio.player()
    const launched = await browser.must('POST /api/game/poker/launch', poker)
    expect(new URL(launched.url).searchParams.get('username')).toBeTruthy()
    expect(launched.token).toBe(studio.launches.at(-1)?.told.launchToken)
    expect(launched.sessionId).toBeTruthy()
    expect(studio.launches.at(-1)?.told).toMatchObject({ gameId: 'orchard-poker', type: 'real' })
  })

  test('is for the one game that the settings name, for money, in the poker client', async () => {
    proves('SHL-781..783', 'SHL-NS-53')
    const { browser } = await studio.player()
    const code = async (changes: object) => (await browser.ask('POST /api/game/poker/launch', { ...poker, ...changes })).error.errorCode
    expect(await code({ name: 'orchard' })).toBe(131)
    expect(await code({ type: 'demo' })).toBe(104)
    expect(await code({ customerApp: 'casino' })).toBe(104)
    await studio.set('fe.poker.gameId', 'orchard')
    expect((await browser.must('POST /api/game/poker/launch', { ...poker, name: 'orchard' })).url).toContain('username=')
    await studio.set('fe.poker.gameId', 'poker')
  })

  test('waits for a nickname where the tables want one (203), which the profile then takes', async () => {
    proves('SHL-907')
    await studio.set('poker.nicknameRequired', true)
    const { browser } = await studio.player()
    const { error } = await browser.ask('POST /api/game/poker/launch', poker)
    await expectTold(error, 203, /^You need a nickname for this\./)
    expect((await browser.must('GET /api/profile', {})).initDetails['nickName']).toMatchObject({ readOnly: false })
    await browser.must('POST /api/profile', { fields: { nickName: 'RiverCard' } })
    const { url } = await browser.must('POST /api/game/poker/launch', poker)
    expect(new URL(url).searchParams.get('username')).toBe('RiverCard')
    await studio.set('poker.nicknameRequired', false)
  })

  test('needs a login, and fails where the studio does not answer', async () => {
    expect((await studio.browser().ask('POST /api/game/poker/launch', poker)).error.errorCode).toBe(115)
    const { browser } = await studio.player()
    studio.answer(500)
    expect((await browser.ask('POST /api/game/poker/launch', poker)).error.errorCode).toBe(205)
    studio.answer(200)
  })
})

describe('the sweep of idle game sessions', () => {
  const isOpen = async (sessionId: string | null) =>
    (await studio.sql(`select ended_because from game_session where id = '${sessionId}'`))[0]?.ended_because === null

  test('ends those of the countries whose sessions are followed, and leaves the others', async () => {
    proves('SHL-416')
    const [followed, left] = [await studio.playing(0n), await studio.playing(0n, { country: 'FIN' })]
    await studio.set('be.gameSessionEnabledCountries', ['MLT'])
    studio.clock.advance(6 * 60_000)
    await sweepWorker(studio.house)()
    expect([await isOpen(followed.launched.sessionId), await isOpen(left.launched.sessionId)]).toEqual([false, true])
    await studio.set('be.gameSessionEnabledCountries', [])
    await sweepWorker(studio.house)()
    expect(await isOpen(left.launched.sessionId)).toBe(false)
  })
})
