import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { describeProven, readProven } from './requirements.ts'
import { readTree } from './tree.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const rows = ['CSH-001', 'CSH-002', 'CSH-002a', 'CSH-003', 'CSH-NS-01'].map((id) => `| ${id} | what ${id} says | check | ui |  |`)
const table = `# Ledger\n\n## Section 1. Words\n\n| id | requirement | how | kind | ambiguity |\n|---|---|---|---|---|\n${rows.join('\n')}\n`

function proven(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'proven-'))
  folders.push(root)
  for (const [path, text] of Object.entries({ 'docs/requirements/cashier.md': table, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return readProven(readTree(root))
}
const claim = (text: string) => ({ 'apps/a.test.ts': `// ${text}\n` })

test.each([
  ['Proves CSH-001.', ['CSH-001']],
  ['Proves CSH-001..003.', ['CSH-001', 'CSH-002', 'CSH-002a', 'CSH-003']],
  ['Proves CSH-001..CSH-002, CSH-NS-01: and says why.', ['CSH-001', 'CSH-002', 'CSH-002a', 'CSH-NS-01']],
  ['Proves CSH-002a.', ['CSH-002a']],
  ['Proves CSH-002a..003.', ['CSH-002a', 'CSH-003']],
  ['Proves CSH-001,\n// CSH-003.', ['CSH-001', 'CSH-003']],
  ['Speaks of CSH-001.', []],
])('"%s" claims %j', (text, ids) => {
  const result = proven(claim(text))
  expect([...result.proven]).toEqual(ids)
  expect(result.problems).toEqual([])
})

test.each(['Proves CSH-999.', 'Proves CSH-001..009.', 'Proves CSH-003..001.', 'Proves IDN-001.'])('"%s" is a mistake', (text) => {
  expect(proven(claim(text)).problems.length).toBe(1)
})

test('a claim counts in a test only', () => {
  expect(proven({ 'apps/a.ts': '// Proves CSH-001.\n' }).proven.size).toBe(0)
})

test('a row that a person saw needs its picture', () => {
  const seen = '# Seen\n\n| id | screenshot | what it shows |\n|---|---|---|\n| CSH-003 | pictures/a.png | the cashier |\n'
  expect(proven({ 'docs/requirements/seen.md': seen }).problems).toEqual([
    'docs/requirements/seen.md:5 shows pictures/a.png, which is not there',
  ])
  const there = proven({ 'docs/requirements/seen.md': seen, 'docs/requirements/pictures/a.png': '' })
  expect([there.problems, [...there.seen]]).toEqual([[], ['CSH-003']])
})

test('the same row twice is a mistake', () => {
  expect(proven({ 'docs/requirements/identity.md': table }).problems.length).toBe(5)
})

test('a row of which the table says that there is nothing to check does not count', () => {
  const more = [
    '| CSH-004 | of no page | No check here. | rule |  |',
    '| CSH-005 | the other reading | Ask (not to be counted when reading B is built). | flow |  |',
    '| CSH-006 | checks nothing | Look: no check is made. | ui |  |',
  ]
  const result = proven({ 'docs/requirements/cashier.md': `${table}${more.join('\n')}\n` })
  expect(describeProven(result, true).at(-1)).toMatch(/^0 of 6 rows/)
})

test('sections tell how much is proven, and what is not where it is asked', () => {
  const result = proven(claim('Proves CSH-001..002.'))
  expect(describeProven(result, false)[0]).toBe('    3 of    5  cashier: Section 1. Words')
  expect(describeProven(result, true).join('\n')).toContain('CSH-003  what CSH-003 says')
})
