import { afterAll, beforeAll, expect, test } from 'vitest'
import { makers } from '../../play/games/makers.ts'
import { seedGames, seedProviders } from '../../play/games/game.sql.ts'
import { firstGames } from '../../play/games/own-games.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let compliance: TestColleague
let games: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await seedProviders(at.house.db, makers)
  await seedGames(at.house.db, firstGames)
  compliance = await at.colleague('compliance')
  games = await at.colleague('games')
})
afterAll(() => at.close())

const reason = 'The studio has rung us.'
const open = async (title = 'The wheel stands still') =>
  (await compliance.must('openIncident', { title, severity: 'major', tell: [] }, { reason })).id
const read = (id: string) => compliance.must('readIncident', { id })
const game = { kind: 'play', target: 'game:1001', country: 'SWE', texts: { en: 'It is being mended.' } } as const
const held = async () => (await compliance.must('readIncidentsNow', {})).stops

test('an incident goes from its alarm to its all-clear, and its time line has each act with who did it', async () => {
  const id = await open()
  const { stop } = await compliance.must(
    'stopPart',
    { id, ...game },
    { reason, precondition: { [`incident:${id}`]: (await read(id)).version } },
  )
  expect((await held()).map(({ id: one, targetName, country }) => [one, targetName, country])).toEqual([[stop, 'Orchard', 'SWE']])
  expect((await compliance.ask('closeIncident', { id }, { reason })).refusal.errorSubMessage).toContain('still stopped')
  await compliance.must('noteIncident', { id, words: 'They look for the belt.', tell: [] })
  await compliance.must('startAgain', { id, stop }, { reason, sign: true })
  await compliance.must('closeIncident', { id }, { reason })
  const { incident, stops, notes } = await read(id)
  expect(notes.map(({ kind }) => kind)).toEqual(['opened', 'stopped', 'note', 'back', 'closed'])
  expect(new Set([...notes.map(({ by }) => by), incident.closedBy, stops[0]?.endedBy])).toEqual(new Set([incident.openedBy]))
  expect(await held()).toEqual([])
  expect((await compliance.ask('stopPart', { id, ...game }, { reason })).refusal.errorSubMessage).toContain('closed')
})

test('one act starts everything of an incident again, and leaves what another one has stopped', async () => {
  const [one, other] = [await open('One'.padEnd(4, '!')), await open('Other')]
  await compliance.must('stopPart', { id: one, ...game }, { reason })
  await compliance.must('stopPart', { id: one, kind: 'registration', texts: {} }, { reason })
  await compliance.must('stopPart', { id: other, kind: 'login', texts: {} }, { reason })
  expect((await compliance.ask('stopPart', { id: other, ...game }, { reason })).refusal.error).toBe('mayNot')
  await compliance.must('startAgain', { id: one }, { reason, sign: true })
  expect((await held()).map(({ kind }) => kind)).toEqual(['login'])
  await compliance.must('startAgain', { id: other }, { reason, sign: true })
})

test('a rehearsal shows what would be stopped and stops nothing', async () => {
  const id = await open()
  const { value } = await compliance.ask('stopPart', { id, kind: 'site', texts: {} }, { dryRun: true })
  expect(value).toMatchObject({ changes: [{ what: 'stop', subject: 'site', before: 'on', after: 'stopped' }] })
  expect(await held()).toEqual([])
  expect((await read(id)).stops).toEqual([])
})

test('stopping takes one person and a reason, starting again a signature; what nobody offers cannot be stopped', async () => {
  const id = await open()
  expect((await compliance.ask('stopPart', { id, ...game }, {})).refusal.error).toBe('reasonNeeded')
  expect((await compliance.ask('stopPart', { id, ...game, target: 'game:4' }, { reason })).refusal.error).toBe('mayNot')
  await compliance.must('stopPart', { id, ...game }, { reason })
  expect((await compliance.ask('startAgain', { id }, { reason })).refusal.error).toBe('stepUpNeeded')
  await compliance.must('startAgain', { id }, { reason, sign: true })
})

test('who may only read sees incidents and stops nothing; everybody in the office sees what is stopped', async () => {
  const id = await open()
  await games.must('readIncident', { id })
  expect((await games.ask('stopPart', { id, ...game }, { reason })).refusal.error).toBe('notAllowed')
  const support = await at.colleague('support')
  expect((await support.ask('readIncident', { id })).refusal.error).toBe('notAllowed')
  expect((await support.must('readIncidentsNow', {})).incidents.length).toBeGreaterThan(0)
})

test('colleagues of the chosen roles are told by mail, each once, and the time line says so', async () => {
  const before = await at.sql('select count(*)::int as n from mail')
  const { id } = await compliance.must('openIncident', { title: 'Told', severity: 'critical', tell: ['games', 'compliance'] }, { reason })
  const after = await at.sql('select count(*)::int as n from mail')
  expect(Number(after[0]?.['n']) - Number(before[0]?.['n'])).toBe(2)
  expect((await read(id)).notes.map(({ kind, words }) => [kind, words])).toContainEqual(['told', 'games, compliance (2)'])
})

test('the preview says what players read in each language: our words, or the sentence for what is stopped', async () => {
  const { shown } = await compliance.must('previewStop', { kind: 'deposit', texts: { en: 'Cards are back at noon.' } })
  expect(shown.find(({ language }) => language === 'en')).toEqual({ language: 'en', text: 'Cards are back at noon.', isOwn: true })
  expect(shown.find(({ language }) => language === 'sv')?.text).toMatch(/^Det går inte att sätta in pengar/)
})
