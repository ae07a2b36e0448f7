import { afterAll, beforeAll, expect, test } from 'vitest'
import { fresh, openTestStudio, type Playing, type TestStudio } from '../../games/test-studio.ts'
import { gameOutcomesWorker } from '../learn-outcomes.ts'

let studio: TestStudio
let player: Playing
beforeAll(async () => {
  studio = await openTestStudio()
  player = await studio.playing()
})
afterAll(() => studio.close())

const learn = () => gameOutcomesWorker(studio.house)({ id: 1n, kind: 'game-outcomes', key: 'all', payload: {}, tries: 1 })
const hits = () => studio.sql(`select round, outcome from jackpot_hit where player = ${player.id} order by seq`)

/** Opens a round; returns the win that closes it with an outcome. */
async function staked(jackpot: unknown, more: object = {}) {
  const roundId = fresh('r')
  await player.wallet('bet', { transactionId: fresh('t'), roundId, amount: '100' })
  return { transactionId: fresh('t'), roundId, amount: '0', jackpot, ...more }
}

test('an outcome that the studio has listed is a hit, and a repeated win is the same win', async () => {
  await learn()
  const win = await staked({ outcome: 'fullHouse' })
  expect(await player.wallet('win', win)).toMatchObject({ code: 'OK', replayed: false })
  expect(await player.wallet('win', win)).toMatchObject({ code: 'OK', replayed: true })
  expect(await hits()).toEqual([{ round: `orchard:round:${win.roundId}`, outcome: 'fullHouse' }])
})

test('the same win with another outcome, or without one, is another win', async () => {
  const win = await staked({ outcome: 'fullHouse' })
  await player.wallet('win', win)
  const { jackpot: _outcome, ...without } = win
  expect((await player.wallet('win', without)).code).toBe('DUPLICATE_MISMATCH')
  expect((await player.wallet('win', { ...win, jackpot: { outcome: 'other' } })).code).toBe('DUPLICATE_MISMATCH')
})

test('an outcome that the studio does not list is refused and uses no id up; once it is listed the same win is a hit', async () => {
  const before = (await hits()).length
  const win = await staked({ outcome: 'straight' })
  expect(await player.wallet('win', win)).toMatchObject({ status: 'ERROR', code: 'JACKPOT_UNKNOWN', retry: false })
  expect((await studio.sql(`select state from hold where id = 'orchard:round:${win.roundId}'`))[0]).toMatchObject({ state: 'open' })
  const straight = { outcome: 'straight', names: { en: 'A straight' }, chance: { of: '3', in: '1000' } }
  studio.listing.games[0]!.jackpots!.push(straight) // the slot has outcomes
  expect(await player.wallet('win', win)).toMatchObject({ code: 'OK', replayed: false })
  expect((await hits()).length).toBe(before + 1)
})

test('a hit whose round is not known yet waits for it, as any win', async () => {
  const win = { transactionId: fresh('t'), roundId: fresh('r'), amount: '0', jackpot: { outcome: 'fullHouse' } }
  expect(await player.wallet('win', win)).toMatchObject({ code: 'ROUND_UNKNOWN', retry: true })
})

test.each([
  ['no object', 'fullHouse', {}],
  ['no name', { outcome: '' }, {}],
  ['a name that no listing can have', { outcome: 'Full house!' }, {}],
  ['a win that leaves its round open', { outcome: 'fullHouse' }, { roundClosed: false }],
])('%s is malformed', async (_, jackpot, more) => {
  const { body, http } = await studio.call('win', {
    requestId: 'r',
    playerRef: player.playerRef,
    currency: 'EUR',
    roundClosed: true,
    ...(await staked(jackpot, more)),
  })
  expect([http, body.code]).toEqual([400, 'WRONG_SYNTAX'])
})

test('a bet that is decided at once says no outcome: it would be lost', async () => {
  const of = { roundId: fresh('r'), bet: { transactionId: fresh('t'), amount: '100' }, win: { transactionId: fresh('t'), amount: '0' } }
  const jackpot = { outcome: 'fullHouse' }
  expect((await player.wallet('betWin', { ...of, jackpot })).code).toBe('WRONG_SYNTAX')
  expect((await player.wallet('betWin', { ...of, win: { ...of.win, jackpot } })).code).toBe('WRONG_SYNTAX')
})

test.each([
  ['a chance above one', { chance: { of: '3', in: '2' } }],
  ['a chance of none', { chance: { of: '0', in: '2' } }],
  ['no English name', { names: { fi: 'Suora' } }],
  ['a name of an outcome that is none', { outcome: '1' }],
])('of a listing with %s nothing is learnt', async (_, more) => {
  const known = await studio.sql('select outcome, chance_in from game_outcome order by 1')
  const { jackpots } = studio.listing.games[0]!
  jackpots!.push({ outcome: 'flush', names: { en: 'A flush' }, chance: { of: '1', in: '2' }, ...more })
  const { againAt } = (await learn()) ?? {}
  expect(Number(againAt) - studio.clock.now().getTime()).toBeLessThanOrEqual(10_000)
  jackpots!.pop()
  expect(await studio.sql('select outcome, chance_in from game_outcome order by 1')).toEqual(known)
})
