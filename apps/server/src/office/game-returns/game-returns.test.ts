import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '../../play/catalogue-seed/seed-catalogue.ts'
import { gameReturnsWorker } from '../../play/game-returns/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'
import { operatorOf } from '../testing/test-operator.ts'

let at: TestOffice
let desk: TestColleague
const reason = 'It pays more than it is to pay.'
beforeAll(async () => {
  at = await openTestOffice()
  await seedCatalogue(at.house)
  desk = await at.colleague('games')
})
afterAll(() => at.close())

const watch = async () => void (await gameReturnsWorker(at.house)({ id: 1n, kind: 'game-returns', key: 'all', payload: {}, tries: 1 }))
const dayMs = 86_400_000

/** Writes a day of a game, so many days ago: rounds of 1.00 that pay twice the stake or nothing, and as much as this in all. */
async function played(game: number, rounds: number, returns: number, { currency = 'EUR', ago = 0 } = {}): Promise<void> {
  const [staked, won] = [rounds * 100, Math.round(rounds * 100 * returns)]
  const day = new Date(at.clock.now().getTime() - ago * dayMs).toISOString().slice(0, 10)
  await at.sql(`insert into game_return_day (game, currency, day, rounds, staked, won, staked_squared, won_staked, won_squared,
      hours_staked, hours_won, hours_staked_squared, hours_won_staked, hours_won_squared)
    values (${game}, '${currency}', '${day}', ${rounds}, ${staked}, ${won}, ${staked * 100}, ${won * 100}, ${won * 200},
      array_fill(0::bigint, array[24]), array_fill(0::bigint, array[24]), 0, 0, 0)`)
}
const stated = (studioGame: string, percent: number) =>
  at.sql(`insert into game_return (studio, studio_game, least_of, least_in, most_of, most_in, deviation_least, deviation_most, told_at)
    select studio, studio_game, ${percent}, 100, ${percent}, 100, 1, 1, now() from game where studio_game = '${studioGame}'`)
const idOf = async (studioGame: string) => String((await at.sql(`select id from game where studio_game = '${studioGame}'`))[0]?.['id'])

test('games that were played stand in a list, the furthest outside first, each currency with money of its own', async () => {
  const [slot, tide, wheel] = [Number(await idOf('orchard-slot')), Number(await idOf('lantern-tide')), Number(await idOf('orchard-wheel'))]
  for (const name of ['orchard-slot', 'lantern-tide', 'orchard-wheel']) await stated(name, 96)
  await played(slot, 40_000, 0.961)
  await played(slot, 20_000, 0.958, { currency: 'SEK' })
  await played(tide, 40_000, 0.99, { ago: 40 })
  await played(tide, 500, 0.96)
  await played(wheel, 40_000, 0.976, { ago: 8 })
  const { games, next } = await desk.must('listGameReturns', { period: '30' })
  expect([games.map(({ id, grade }) => [id, grade]), next]).toEqual([
    [
      [String(wheel), 'alarm'],
      [String(slot), 'within'],
      [String(tide), 'few'],
    ],
    null,
  ])
  expect(games[1]).toMatchObject({
    rounds: 60_000,
    actual: '96.00',
    stated: { from: '96.00', to: '96.00' },
    band: { from: '94.95', to: '97.05' },
    money: [
      { currency: 'EUR', rounds: 40_000, staked: '40000.00', won: '38440.00', actual: '96.10' },
      { currency: 'SEK', rounds: 20_000, staked: '20000.00', won: '19160.00', actual: '95.80' },
    ],
  })
  expect(games[0]).toMatchObject({ actual: '97.60', side: 'above', errors: '3.2' })
  expect((await desk.must('listGameReturns', { period: '7' })).games.map(({ id }) => id)).toEqual([String(slot), String(tide)])
  const all = await desk.must('listGameReturns', { period: 'all', grade: 'proposal' })
  expect(all.games.map(({ id }) => id)).toEqual([String(tide)])
  expect((await desk.must('listGameReturns', { words: 'LANTERN' })).games.map(({ id }) => id)).toEqual([String(tide)])
})

test('a game has its days, and how it stands in each stretch of them', async () => {
  const id = await idOf('lantern-tide')
  const { periods, days, game, alarm } = await desk.must('readGameReturn', { id, period: 'all' })
  expect(periods.map(({ period, rounds, grade }) => [period, rounds, grade])).toEqual([
    ['7', 500, 'few'],
    ['30', 500, 'few'],
    ['90', 40_500, 'proposal'],
    ['all', 40_500, 'proposal'],
  ])
  expect(days.map(({ rounds, actual }) => [rounds, actual])).toEqual([
    [500, '96.00'],
    [40_000, '99.00'],
  ])
  expect([game.rounds, alarm]).toEqual([40_500, null])
  expect((await desk.ask('readGameReturn', { id: '999999999' })).status).toBe(404)
})

test('what is outside waits in a queue: proposals first; an alarm alone cannot be accepted, but dismissed with a reason', async () => {
  await watch()
  const [tide, wheel] = [await idOf('lantern-tide'), await idOf('orchard-wheel')]
  const { items } = await desk.must('listReturnAlarms', {})
  expect(items.map(({ item, grade, period, side }) => [item, grade, period, side])).toEqual([
    [tide, 'proposal', '90', 'above'],
    [wheel, 'alarm', '30', 'above'],
  ])
  expect((await desk.must('readWork', {})).queues).toContainEqual(expect.objectContaining({ kind: 'returnAlarms', waiting: 2 }))
  expect((await desk.ask('switchReturnOff', { item: wheel }, { reason })).refusal.error).toBe('mayNot')
  expect((await desk.ask('dismissReturnAlarm', { item: wheel }, {})).refusal.error).toBe('reasonNeeded')
  const { facts } = await desk.must('readReturnAlarm', { item: wheel })
  await at.sql(`update game_return_alarm set side = 'below' where game = ${wheel}`)
  const precondition = { [`returnAlarm:${wheel}`]: facts.version }
  expect((await desk.ask('dismissReturnAlarm', { item: wheel }, { reason, precondition })).refusal.error).toBe('moved')
  await at.sql(`update game_return_alarm set side = 'above' where game = ${wheel}`)
  await desk.must('dismissReturnAlarm', { item: wheel }, { reason, precondition })
  expect((await desk.must('listReturnAlarms', {})).items.map(({ item }) => item)).toEqual([tide])
  expect((await desk.must('readGameReturn', { id: wheel })).alarm).toMatchObject({ waits: false, dismissed: { by: expect.any(String) } })
  expect(await at.sql(`select details from audit where action = 'gameReturn.dismissed'`)).toHaveLength(1)
})

test('an accepted proposal switches the game off by the act of games, with the reason in the log; switched on as it is, it waits again', async () => {
  const tide = await idOf('lantern-tide')
  const { value } = await desk.ask('switchReturnOff', { item: tide }, { dryRun: true })
  expect(value).toMatchObject({ changes: [{ what: 'game.state', before: 'on', after: 'off' }, { what: 'inPlay.players' }, {}] })
  await desk.must('switchReturnOff', { item: tide }, { reason })
  expect(await at.sql(`select enabled from game where id = ${tide}`)).toEqual([{ enabled: false }])
  expect(await at.sql(`select actor from audit where action = 'games.off' and subject = 'game:${tide}'`)).toEqual([
    { actor: `staff:${desk.id}` },
  ])
  await watch()
  expect((await desk.must('listReturnAlarms', {})).items).toEqual([])
  await desk.must('switchGameOn', { id: tide, countries: [] }, { reason, sign: true })
  expect((await desk.must('listReturnAlarms', {})).items.map(({ item }) => item)).toEqual([tide])
})

test('whoever may not edit games looks and decides nothing', async () => {
  const auditor = await at.colleague('auditor')
  expect((await auditor.must('listGameReturns', { period: 'all' })).games.length).toBeGreaterThan(0)
  expect((await auditor.ask('dismissReturnAlarm', { item: await idOf('lantern-tide') }, { reason })).refusal.error).toBe('notAllowed')
})

test('the command line lists returns as sentences', async () => {
  const fairhouse = operatorOf(() => at)
  const lines = await fairhouse('games returns', 'all')
  expect(lines[0]).toMatch(/^\d+  Lantern Tide  40500 rounds  98\.96 %  of 96\.00 %, band 94\.72 to 97\.28 %  \(outside of 99\.99 %\)$/)
  await expect(fairhouse('games returns', '5')).rejects.toThrow('is no number of days')
})
