import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPages } from '../../edge/content/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let writer: TestColleague
let second: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await seedPages(at.house.db, at.house.clock.now())
  writer = await at.colleague('content')
  second = await at.colleague('content')
})
afterAll(() => at.close())

const reason = 'The house has moved.'
const about = { name: 'about', language: 'en' }

test('a page is published in one language, is what players read, and comes back as it was', async () => {
  const before = await writer.must('readPage', about)
  expect(before.page).toMatchObject({ version: 1, isExample: true })
  const text = { ...before.text, title: 'About {site}', body: '## Where we are\n\nAt the quay, see [the terms](/terms-conditions).' }
  const { value } = await writer.ask('publishPage', { ...about, text }, { dryRun: true })
  expect(value).toMatchObject({
    changes: expect.arrayContaining([{ what: 'page', subject: 'page:about/en · body', before: before.text.body, after: text.body }]),
  })
  await writer.must('publishPage', { ...about, text }, { reason, precondition: { 'page:about/en': before.version } })
  expect((await at.app.inject('/api/pages?name=about')).json()).toMatchObject({ version: 2, isExample: false })
  expect(await writer.must('previewPage', text)).toEqual({
    title: 'About Fairhouse',
    blocks: [
      { kind: 'heading', line: ['Where we are'] },
      { kind: 'paragraph', line: ['At the quay, see ', { text: 'the terms', to: '/terms-conditions' }, '.'] },
    ],
  })
  const stale = await second.ask(
    'publishPage',
    { ...about, text: before.text },
    { reason, precondition: { 'page:about/en': before.version } },
  )
  expect(stale.refusal.error).toBe('moved')
  const { versions } = await writer.must('listPageVersions', about)
  expect(versions.map(({ version, changedBy }) => [version, changedBy])).toEqual([
    [2, expect.stringMatching(/^Colleague/)],
    [1, expect.stringMatching(/^job:/)],
  ])
  await writer.must('publishPage', { ...about, text: versions[1]!.text }, { reason }) // there are two
  expect((await writer.must('readPage', about)).text).toEqual(before.text)
})

test('what players agree to takes two people', async () => {
  const terms = { name: 'terms-conditions', language: 'en' }
  const { text, gate } = await writer.must('readPage', terms)
  expect(gate).toBe('second')
  const asked = await writer.ask('publishPage', { ...terms, text: { ...text, title: 'Terms' } }, { reason })
  expect(asked.refusal.error).toBe('secondNeeded')
  expect((await writer.must('readPage', terms)).text.title).toBe(text.title)
  await second.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect((await writer.must('readPage', terms)).text.title).toBe('Terms')
})

test('the words about limits are published with the delay that the rules say, or not at all', async () => {
  const words = { name: 'limits-gbr', language: 'en' }
  const { page, text } = await writer.must('readPage', words)
  expect([page, text.body.includes('{delay}')]).toEqual([null, true])
  const without = await writer.ask('publishPage', { ...words, text: { ...text, body: 'Soon.' } }, { reason })
  expect(without.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringContaining('{delay}') })
})

test('a page in a language that the site does not offer, or without a title, is refused', async () => {
  const { text } = await writer.must('readPage', about)
  expect((await writer.ask('publishPage', { ...about, language: 'ja', text }, { reason })).refusal.error).toBe('mayNot')
  expect((await writer.ask('publishPage', { ...about, text: { ...text, title: '' } }, { reason })).refusal.error).toBe('mayNot')
})

test('script in a page stays text', async () => {
  const body = '<script>alert(1)</script> [x](javascript:alert(1))'
  const { blocks } = await writer.must('previewPage', { title: 'T', description: 'D', body })
  expect(blocks).toEqual([{ kind: 'paragraph', line: [body] }])
})
