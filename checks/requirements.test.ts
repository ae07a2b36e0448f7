import { describe, expect, test } from 'vitest'
import { writeRun } from './proofs/runs.ts'
import { describeProofs, drawRows, readProofs, sumUp } from './requirements.ts'
import { plant } from './test-project.ts'
import { readTree } from './tree.ts'

const rowsOf = (section: string, ...ids: string[]) =>
  `## ${section}\n\n| id | requirement | how | kind | ambiguity |\n|---|---|---|---|---|\n${ids.map((id) => `| ${id} | what ${id} says | look | ui |  |\n`).join('')}\n`
const few = ['CSH-001', 'CSH-002', 'CSH-002a', 'CSH-003', 'CSH-NS-01']
const many = Array.from({ length: 8 }, (_, index) => `CSH-0${index + 10}`)
const table = `# Ledger\n\n${rowsOf('Section 1. Words', ...few)}${rowsOf('Section 2. Sums', ...many)}`

function rootWith(files: Record<string, string>) {
  return plant({ 'docs/requirements/cashier.md': table, ...files })
}
const proofs = (files: Record<string, string>) => readProofs(readTree(rootWith(files)))
const head = "import { proves } from '@fairhouse/testing/proves.ts'\nimport { wideTest } from './widely.ts'\n"
const naming = (names: string) => ({ 'apps/a.test.ts': `${head}test('a', () => proves(${names}))\n` })
const ids = ({ bindings }: ReturnType<typeof proofs>) => bindings.flatMap((binding) => binding.ids)

describe('a name in quotes binds', () => {
  test.each([
    ["'CSH-001'", ['CSH-001']],
    ["'CSH-001..003'", ['CSH-001', 'CSH-002', 'CSH-002a', 'CSH-003']],
    ["'CSH-002a..003', 'CSH-NS-01'", ['CSH-002a', 'CSH-003', 'CSH-NS-01']],
    ["'CSH-001 CSH-003', 'CSH-NS-01'", ['CSH-001', 'CSH-003', 'CSH-NS-01']],
    ["'CSH-001 and CSH-003'", []],
    ["'CSH-010..015'", ['CSH-010', 'CSH-011', 'CSH-012', 'CSH-013', 'CSH-014', 'CSH-015']],
  ])('%s', (names, expected) => {
    const result = proofs(naming(names))
    expect(result.problems).toEqual([])
    expect(ids(result)).toEqual(expected)
  })

  test('in a table of cases too', () => {
    expect(ids(proofs({ 'apps/a.test.ts': `${head}test.each([['CSH-001', 1]])('%s', (row) => proves(row))\n` }))).toEqual(['CSH-001'])
  })
})

test.each([
  ["'CSH-999'", /no table has CSH-999/],
  ["'CSH-001..009'", /no table has CSH-009/],
  ["'CSH-003..001'", /lower row to a higher one/],
  ["'CSH-010..016'", /holds 7 rows; 6 are the most/],
  ["'CSH-003..010'", /belongs to another section/],
])('%s is a mistake', (names, sentence) => {
  const { problems } = proofs(naming(names))
  expect(problems.length).toBe(1)
  expect(problems[0]).toMatch(sentence)
})

test('a name outside of a test file, or in one that does not import proves, binds nothing', () => {
  expect(ids(proofs({ 'apps/a.ts': `${head}export const row = 'CSH-001'\n` }))).toEqual([])
  expect(ids(proofs({ 'apps/a.test.ts': "test('a', () => expect('CSH-001').toBe(row))\n" }))).toEqual([])
})

test('a comment claims and does not bind', () => {
  const result = proofs({ 'apps/a.test.ts': '// Proves CSH-001..002.\n' })
  expect([ids(result), [...result.claimedOnly]]).toEqual([[], ['CSH-001', 'CSH-002', 'CSH-002a']])
})

test.each([
  ['tests/passkeys.test.ts', `${head}test('a', () => proves('CSH-001'))\n`],
  ['tests/other.test.ts', `${head}wideTest('a', () => proves('CSH-001'))\n`],
  ['tests/other.test.ts', `${head}wideTest.each([1])('a', () => proves('CSH-001'))\n`],
])('a row that only the wide run proves is a mistake (%s)', (path, text) => {
  expect(proofs({ [path]: text }).problems).toEqual([`${path}:3 alone proves CSH-001, and only in the wide run`])
  expect(proofs({ [path]: text, ...naming("'CSH-001'") }).problems).toEqual([])
})

test('the same row twice in the tables is a mistake', () => {
  expect(proofs({ 'docs/requirements/identity.md': rowsOf('Section 1', 'CSH-001') }).problems).toEqual(['CSH-001 stands twice in cashier'])
})

test('a row of which the table says that there is nothing to check does not count', () => {
  const more = [
    '| CSH-004 | of no page | No check here. | rule |  |',
    '| CSH-005 | the other reading | Ask (not to be counted when reading B is built). | flow |  |',
    '| CSH-006 | checks nothing | Look: no check is made. | ui |  |',
  ]
  const counted = proofs({ 'docs/requirements/cashier.md': `${rowsOf('Section 1', 'CSH-001').trimEnd()}\n${more.join('\n')}\n` })
  expect(sumUp(counted)).toMatch(/^2 rows: 0 bound/)
})

test('what is bound, what a run has proven and what is left is told for each section', () => {
  const root = rootWith(naming("'CSH-001', 'CSH-002'"))
  writeRun(root, 'ordinary', { date: '2026-11-23T20:00:00.000Z', proven: ['CSH-001'] })
  const told = readProofs(readTree(root))
  expect(describeProofs(told, false)[1]).toBe('     5      2       1  cashier: Section 1. Words')
  expect(describeProofs(told, true).join('\n')).toContain('CSH-002  what CSH-002 says')
  expect(sumUp(told)).toBe(
    '13 rows: 2 bound to tests, 0 claimed only by a comment, 11 by nothing; 1 proven by npm test (2026-11-23 20:00); no whole run of test:all yet',
  )
})

test('rows can be drawn by a seed, each with its tests', () => {
  const all = proofs(naming("'CSH-001..003', 'CSH-NS-01'"))
  expect(drawRows(all, 3, 7)).toEqual(drawRows(all, 3, 7))
  expect(drawRows(all, 13, 7).filter((line) => line.startsWith('    apps/a.test.ts:3')).length).toBe(5)
})
