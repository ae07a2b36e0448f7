import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJobs } from '../../base/jobs/jobs.ts'
import { fillCatalogue } from '../../play/catalogue-seed/seed-catalogue.ts'
import { settingPlanJob, settingPlanWorker } from '../../settings/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let gus: TestColleague
let bob: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await fillCatalogue(at.house, 2100)
  gus = await at.colleague('games')
  bob = await at.colleague('games')
})
afterAll(() => at.close())

const reason = 'As agreed in the meeting on games.'
const place = 'home'
const read = () => gus.must('readLobby', { place })
const languages = ['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar']
const named = (name: string) => Object.fromEntries(languages.map((language) => [language, `${name} (${language})`]))
const everybody = { countries: [], from: null, until: null }
const shelf = (id: string, more: Partial<Shelf> = {}): Shelf => ({
  id,
  names: {},
  shows: { by: 'group', group: id, size: 12 },
  ...everybody,
  ...more,
})
const picks: Shelf = shelf('picks', { names: named('Our picks'), shows: { by: 'list', games: ['1003', '1001'] } })
const publish = async (shelves: Shelf[] | null) => {
  await gus.must('publishLobby', { place, shelves }, { reason })
  await at.house.settings.reload()
}
const seen = async () => {
  const { shelves } = await at.browser().must('GET /api/games/menu', {})
  return shelves
}
const ids = (shelves: { id: string }[]) => shelves.map(({ id }) => id)

describe('the shelves of a place', () => {
  test('are the groups that the settings name until the house has its own, and players see them named and counted', async () => {
    const { shelves, isOwn, version } = await read()
    expect([isOwn, version]).toEqual([false, '0'])
    expect(ids(shelves).slice(0, 3)).toEqual(['popular', 'new', 'slots'])
    const { home, live, poker } = await seen()
    expect(ids(home)).toEqual(ids(shelves))
    expect(home[2]).toMatchObject({ id: 'slots', name: 'Slots', path: '/slots-games' })
    expect([live[0]?.path, poker[0]?.path]).toEqual(['/live/roulette-games', '/poker/cash-games'])
    const { games } = await at.browser().must('GET /api/games/shelf', { place, shelf: 'slots' })
    expect(games).toHaveLength(12)
    expect(games).toEqual((await at.browser().must('GET /api/games', { group: 'slots', size: 12 })).games)
  })

  test('are published with a reason, show what each country notices, keep every version, and go back', async () => {
    const { shelves } = await read()
    const [popular, newest, ...others] = shelves
    const wanted = [newest!, popular!, { ...picks, countries: ['SWE', 'DEU'] }, ...others] // the start has more than two
    const rehearsed = await gus.ask('publishLobby', { place, shelves: wanted }, { dryRun: true })
    expect(rehearsed.value).toMatchObject({
      changes: [
        { what: 'shelf.moves', subject: 'home · Played most', before: '1. Played most', after: '2. Played most' },
        { what: 'shelf.appears', subject: 'home · Our picks (en) · DEU SWE', before: null, after: '3. Our picks (en)' },
      ],
    })
    expect((await gus.ask('publishLobby', { place, shelves: wanted })).refusal.error).toBe('reasonNeeded')
    await publish(wanted)
    expect(ids((await seen()).home).slice(0, 3)).toEqual(['new', 'popular', 'slots'])
    await publish(shelves)
    expect(ids((await seen()).home).slice(0, 2)).toEqual(['popular', 'new'])
    const { versions } = await gus.must('listLobbyVersions', { place })
    expect(versions.map((one) => [one.version, one.shelves?.length, one.changedBy])).toEqual([
      [2, shelves.length, expect.stringMatching(/^Colleague/)],
      [1, wanted.length, expect.stringMatching(/^Colleague/)],
    ])
    expect((await read()).previous?.shelves).toEqual(wanted)
    await publish(null)
    expect((await read()).isOwn).toBe(false)
    expect((await gus.ask('publishLobby', { place, shelves: null }, { reason })).refusal.error).toBe('mayNot')
  })

  test('decided on another version, or by somebody who may only read, change nothing', async () => {
    const { version } = await read()
    await publish([shelf('slots')])
    const stale = { reason, precondition: { 'lobby:home': version } }
    expect((await bob.ask('publishLobby', { place, shelves: [shelf('live')] }, stale)).refusal.error).toBe('moved')
    const writer = await at.colleague('content')
    await writer.must('readLobby', { place })
    expect((await writer.ask('publishLobby', { place, shelves: [shelf('live')] }, { reason })).refusal.error).toBe('notAllowed')
    await publish(null)
  })
})

describe('a shelf', () => {
  const preview = async (shelves: Shelf[], as: { country?: string; language?: string; at?: string } = {}) =>
    gus.must('previewLobby', { place, shelves, country: 'MLT', language: 'en', ...as })

  test('lists games in an order, or follows a rule, and leads to the page that has all of them', async () => {
    const { studios } = await read()
    const studio = studios.find(({ count }) => count > 3)!.id // the demonstration has many
    const rules: Shelf[] = [
      picks,
      shelf('house', { shows: { by: 'studio', studio, size: 3 } }),
      ...(['new', 'popular', 'name'] as const).map((by) => shelf(`by-${by}`, { shows: { by, size: 2 } })),
    ]
    await publish(rules)
    const { home } = await seen()
    expect(home.map(({ path, search }) => [path, search])).toEqual([
      [undefined, undefined],
      ['/all-games', { provider: String(studio) }],
      ['/all-games', { sort: 'new' }],
      ['/all-games', undefined],
      ['/all-games', { sort: 'name' }],
    ])
    const visitor = at.browser()
    const games = (shelf: string) => visitor.must('GET /api/games/shelf', { place, shelf }).then((answer) => answer.games)
    expect((await games('picks')).map(({ id }) => id)).toEqual(['1003', '1001'])
    expect((await games('house')).map(({ providerId }) => providerId)).toEqual([studio, studio, studio])
    expect((await games('by-new')).map(({ isNew }) => isNew)).toEqual([true, true])
    expect((await games('by-popular')).map(({ popular }) => popular)).toEqual([true, true])
    const [a, b] = await games('by-name')
    expect((a?.name ?? '') < (b?.name ?? '')).toBe(true)
    expect((await visitor.ask('GET /api/games/shelf', { place, shelf: 'gone' })).error.error).toBe('notFound')
    await publish(null)
  })

  test('is seen in its countries, between its moments, and by the words of the language', async () => {
    const shelves = [
      shelf('slots', { countries: ['SWE'] }),
      shelf('live', { from: '2099-01-01T00:00:00.000Z', until: '2099-02-01T00:00:00.000Z' }),
      picks,
    ]
    const names = async (as: Parameters<typeof preview>[1]) => (await preview(shelves, as)).shelves.map(({ name }) => name)
    expect(await names({})).toEqual(['Our picks (en)'])
    expect(await names({ country: 'SWE', language: 'sv' })).toEqual(['Slots', 'Our picks (sv)'])
    expect(await names({ language: 'ar', at: '2099-01-15T00:00:00.000Z' })).toEqual([
      expect.stringMatching(/[\u0600-\u06ff]/),
      'Our picks (ar)',
    ])
    expect(await names({ at: '2099-02-01T00:00:00.000Z' })).toEqual(['Our picks (en)'])
  })

  test('without a game for the visitor is left out, and a place without shelves is not there', async () => {
    await publish([shelf('no-such-group'), shelf('slots')])
    expect(ids((await seen()).home)).toEqual(['slots'])
    await publish(null)
    await gus.must('publishLobby', { place: 'live', shelves: [shelf('roulette', { countries: ['SWE'] })] }, { reason })
    await at.house.settings.reload()
    expect((await at.browser().must('GET /api/settings', {})).fe['games.liveGroups']).toEqual([])
    expect((await seen()).live).toEqual([])
    expect((await at.browser().must('GET /api/games/menu', {})).menu.find(({ id }) => id === 'live')?.path).toBe('/live-games')
    await gus.must('publishLobby', { place: 'live', shelves: null }, { reason })
    await at.house.settings.reload()
    expect((await at.browser().must('GET /api/settings', {})).fe['games.liveGroups']).toContain('roulette')
  })

  test('that cannot be is refused with each mistake', async () => {
    const wrong = [
      shelf('half', { names: { en: 'Half' } }),
      shelf('empty', { names: named('Empty'), shows: { by: 'list', games: [] } }),
      shelf('strange', { names: named('Strange'), shows: { by: 'list', games: ['77', '1001', '1001'] } }),
      shelf('nobody', { shows: { by: 'studio', studio: 99_999, size: 3 } }),
      shelf('late', { from: '2099-02-01T00:00:00.000Z', until: '2099-01-01T00:00:00.000Z' }),
      shelf('late'),
    ]
    const { mistakes } = await preview(wrong)
    expect(mistakes).toEqual([
      'Two shelves have the id late.',
      'Shelf 1 has no name in sv, et, nl, fi, de, ar.',
      'Shelf 2 has no games yet.',
      'Shelf 3 has games that are not there: 77.',
      'Shelf 3 has a game twice.',
      'Shelf 4 is of a provider 99999 that is not there.',
      'Shelf 5 ends before it begins.',
    ])
    const { refusal } = await gus.ask('publishLobby', { place, shelves: wrong }, { reason })
    expect(refusal).toMatchObject({ error: 'mayNot', errorSubMessage: mistakes.join(' ') })
    expect((await read()).isOwn).toBe(false)
  })

  test('named by a script is shown as it is written, and a name over two lines is none', async () => {
    const script = '<script>alert(1)</script>'
    const { shelves } = await preview([{ ...picks, names: named(script) }])
    expect(shelves[0]?.name).toBe(`${script} (en)`)
    const broken = { ...picks, names: { ...named('Two'), en: 'Two\nlines' } }
    expect((await gus.ask('publishLobby', { place, shelves: [broken] }, { reason })).status).toBe(422)
  })
})

describe('planned shelves', () => {
  const minuteMs = 60_000
  const inMinutes = (minutes: number) => new Date(at.house.clock.now().getTime() + minutes * minuteMs).toISOString()
  const states = async () => (await read()).plans.map(({ state }) => state)

  test('hold from their moment on, can be withdrawn before, and begin nothing in the past', async () => {
    const plan = (minutes: number, shelves: Shelf[]) => gus.ask('publishLobby', { place, shelves, dueAt: inMinutes(minutes) }, { reason })
    expect((await plan(-1, [picks])).refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('over') })
    await plan(5, [picks])
    await plan(5, [shelf('live')])
    const [later] = (await read()).plans
    expect((await gus.ask('withdrawLobbyPlan', { place: 'live', plan: later?.id ?? '' }, { reason })).refusal.error).toBe('notFound')
    await bob.must('withdrawLobbyPlan', { place, plan: later?.id ?? '' }, { reason })
    expect((await read()).isOwn).toBe(false)
    at.clock.advance(5 * minuteMs)
    const jobs = runJobs(at.house.db, at.house.clock, { [settingPlanJob]: settingPlanWorker(at.house) }, at.house.log)
    await expect.poll(states).toEqual(['withdrawn', 'done'])
    await jobs.close()
    await at.house.settings.reload()
    expect(ids((await seen()).home)).toEqual(['picks'])
    await publish(null)
  })
})

test('games are found by a part of their name and by their numbers', async () => {
  const { found, named: those } = await gus.must('findLobbyGames', { words: 'orch', ids: '1003 1001 7' })
  expect(found.map(({ name }) => name)).toContain('Orchard')
  expect(those.map(({ id }) => id)).toEqual(['1003', '1001'])
  expect((await gus.must('findLobbyGames', {})).found).toEqual([])
})
