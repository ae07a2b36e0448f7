import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertGameSession } from '../../play/game-sessions/session.sql.ts'
import { fillCatalogue } from '../../play/catalogue-seed/seed-catalogue.ts'
import { openIncident, startAgain, stopPart } from '../../settings/incidents/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let trader: TestColleague
let second: TestColleague
const id = '1001'
beforeAll(async () => {
  at = await openTestOffice()
  await fillCatalogue(at.house, 2100)
  trader = await at.colleague('games')
  second = await at.colleague('games')
})
afterAll(() => at.close())

const reason = 'The studio has told us of a fault.'
const read = () => trader.must('readGame', { id })
const versions = async () => (await trader.must('listGameVersions', { id })).versions
const seenFrom = async (country: string) => {
  const { browser } = await at.player({ country })
  return (await browser.must('GET /api/games', { size: 1 })).games[0]?.friendlyId === 'orchard'
}

test('the list finds, narrows and goes on page by page, each game once', async () => {
  const ids: string[] = []
  let after: string | undefined
  do {
    const page: { games: { id: string; name: string }[]; next: string | null } = await trader.must('listGames', {
      group: 'roulette',
      ...(after === undefined ? {} : { after }),
    })
    ids.push(...page.games.map((one) => one.id))
    after = page.next ?? undefined
  } while (after !== undefined)
  const [{ count }] = (await at.sql(
    `select count(*)::int as count from game where game_group = 'roulette' or 'roulette' = any(more_groups)`,
  )) as [{ count: number }] // one row
  expect([ids.length, new Set(ids).size]).toEqual([count, count])
  expect((await trader.must('listGames', { words: 'orchard studio' })).games.map((one) => one.id)).toContain(id)
  expect((await trader.must('listGames', { words: '%' })).games).toEqual([])
  const off = (await trader.must('listGames', { state: 'off' })).games
  expect(off.length > 0 && off.every(({ state }) => state === 'off')).toBe(true)
  const { studios, providers, groups } = await trader.must('readGameFilters', {})
  expect([studios, groups.includes('slots'), providers.some(({ name }) => name === 'Orchard Studio')]).toEqual([
    ['none', 'orchard'],
    true,
    true,
  ])
})

test('a game is switched off in a country by one person, who sees before what is in play; its players see it no more', async () => {
  const { id: player, shard } = await at.player({ country: 'MLT' })
  const session = { id: 'sat-down', shard, player, currency: 'EUR', game: 1001, studio: 'orchard', language: 'en', at: at.clock.now() }
  await insertGameSession(at.house.db, { ...session, launchHash: 'sat', launchExpiresAt: at.clock.now() })
  const before = await read()
  const there = { id, countries: ['MLT'] }
  const { value } = await trader.ask('switchGameOff', there, { dryRun: true })
  expect(value).toMatchObject({
    changes: [
      { what: 'game.state', subject: 'game:1001 Orchard · MLT', before: 'on', after: 'off' },
      { what: 'inPlay.players', before: '1', after: 'noNewRound' },
      { what: 'inPlay.rounds', before: '0', after: 'finished' },
    ],
  })
  expect((await trader.ask('switchGameOff', { id, countries: ['FIN'] }, { dryRun: true })).value).toMatchObject({
    changes: expect.arrayContaining([{ what: 'inPlay.players', before: '0', after: 'noNewRound' }]),
  })
  expect(await seenFrom('MLT')).toBe(true)
  await trader.must('switchGameOff', there, { reason, precondition: { [`game:${id}`]: before.version } })
  expect([await seenFrom('MLT'), await seenFrom('FIN')]).toEqual([false, true])
  const after = await read()
  expect([after.game.state, after.game.where]).toEqual(['partly', { only: null, except: ['MLT'] }])
  expect(after.standing.filter(({ state }) => state !== 'on')).toEqual([{ country: 'MLT', state: 'off', incident: null }])
  expect(await trader.must('readPlayNow', { game: id })).toEqual({ players: 1, inPlay: [] })
  expect((await second.ask('switchGameOff', there, { reason, precondition: { [`game:${id}`]: before.version } })).refusal.error).toBe(
    'moved',
  )
  expect((await trader.ask('switchGameOn', there, { reason })).refusal.error).toBe('stepUpNeeded')
  await trader.must('switchGameOn', there, { reason, sign: true })
  expect(await seenFrom('MLT')).toBe(true)
  expect((await versions()).map(({ version, data }) => [version, data.offIn])).toEqual([
    [3, []],
    [2, ['MLT']],
    [1, []],
  ])
  expect(await versions()).toMatchObject([{ changedBy: expect.stringMatching(/^Colleague/) }, {}, { changedBy: null, changedAt: null }])
})

test('a version comes back as a new one, by the gate that fits: a second person where the law speaks of it', async () => {
  const { words } = await read()
  const set = (change: object, given: object) => trader.ask('setGame', { id, words: { ...words, ...change } }, given)
  expect((await set({ name: 'Orchard at night' }, { reason })).status).toBe(200)
  const asked = await set({ name: 'Orchard at night', returnPercent: '96.50' }, { reason })
  expect(asked.refusal.error).toBe('secondNeeded')
  await second.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect((await read()).words).toEqual({ ...words, name: 'Orchard at night', returnPercent: '96.50' })
  const { value } = await set({}, { dryRun: true })
  expect(value).toMatchObject({ changes: [{ subject: 'game:1001 · name' }, { subject: 'game:1001 · returnPercent', after: '97.37' }] })
  const back = await set({}, { reason })
  await second.must('applyRequest', { id: String(back.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect((await read()).words).toEqual(words)
  const [newest] = await versions()
  expect([newest?.data, (await versions()).length]).toEqual([words, 6])
  expect(await at.sql(`select data from game where id = 1001`)).toMatchObject([{ data: { art: 'fruit-orchard', returnPercent: '97.37' } }])
})

test('a provider is switched off with all of its games, and on with a passkey; an earlier one comes back', async () => {
  const one = { id: '1', countries: [] }
  const { value } = await trader.ask('switchProviderOff', one, { dryRun: true })
  expect(value).toMatchObject({ changes: [{ what: 'gameProvider.state', subject: 'gameProvider:1 Orchard Studio' }, {}, {}] })
  await trader.must('switchProviderOff', one, { reason })
  expect(await seenFrom('FIN')).toBe(false)
  expect((await read()).game).toMatchObject({ state: 'off', provider: { isOn: false } })
  expect((await read()).standing.every(({ state }) => state === 'providerOff')).toBe(true)
  const first = (await trader.must('listGameProviderVersions', { id: '1' })).versions.at(-1)!
  const back = { id: '1', words: first.data }
  expect((await trader.ask('setGameProvider', back, { reason })).refusal.error).toBe('stepUpNeeded')
  await trader.must('setGameProvider', back, { reason, sign: true })
  expect(await seenFrom('FIN')).toBe(true)
  expect((await trader.ask('setGameProvider', { id: '1', words: { ...first.data, isOn: false } }, { dryRun: true })).value).toMatchObject({
    changes: [{ subject: 'gameProvider:1 · isOn' }, { what: 'inPlay.players' }, { what: 'inPlay.rounds' }],
  })
  const lawful = { id: '1', words: { ...first.data, countries: ['FIN'] } }
  expect((await trader.ask('setGameProvider', lawful, { reason })).refusal.error).toBe('secondNeeded')
})

test('a name is a text: what could be a script is shown and searched as it is written', async () => {
  const name = '<script>alert(1)</script>%_'
  await trader.must('setGameProvider', { id: '777', words: { name, countries: [], isOn: true, offIn: [] } }, { reason })
  const [found] = (await trader.must('listGameProviders', { words: '</script>%_' })).providers
  expect(found).toMatchObject({ id: '777', name, games: 0, state: 'on' })
  const { logo } = await trader.must('readGameProvider', { id: '777' })
  expect(Buffer.from(logo.split(',')[1] ?? '', 'base64').toString()).not.toContain('<script>')
  const twice = { id: '778', words: { name, countries: [], isOn: true, offIn: [] } }
  expect((await trader.ask('setGameProvider', twice, { reason })).refusal).toMatchObject({ error: 'mayNot' })
})

test('a logo is set by those who look after texts, who change nothing else', async () => {
  const content = await at.colleague('content')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  await content.must('setGameProviderLogo', { id: '1', picture: { name: 'logo.svg', content: svg } }, { reason })
  expect((await content.must('readGameProvider', { id: '1' })).logo).toBe(`data:image/svg+xml;base64,${svg}`)
  const wrong = { id: '1', picture: { name: 'logo.txt', content: Buffer.from('no picture').toString('base64') } }
  expect((await content.ask('setGameProviderLogo', wrong, { reason })).refusal).toMatchObject({ error: 'mayNot' })
  await content.must('setGameProviderLogo', { id: '1', picture: null }, { reason })
  expect((await content.ask('switchGameOff', { id, countries: [] }, { reason })).refusal.error).toBe('notAllowed')
})

test('what an incident stops is shown as stopped, with the incident that does it', async () => {
  const decider = { actor: 'staff:1' as const, reason }
  const incident = await openIncident(at.house, { title: 'The wheel hangs', severity: 'minor' }, decider)
  await stopPart(at.house, incident, { kind: 'play', target: 'game:1001', country: 'FIN', texts: {} }, decider)
  await at.house.stops.reload()
  expect((await trader.must('listGames', { state: 'stopped' })).games.map((one) => one.id)).toEqual([id])
  expect((await read()).standing).toContainEqual({ country: 'FIN', state: 'stopped', incident: String(incident) })
  await startAgain(at.house, incident, undefined, decider)
})
