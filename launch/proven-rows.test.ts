import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepProvenRows, provenNames } from './proven-rows.ts'

const root = mkdtempSync(join(tmpdir(), 'rows-'))
afterAll(() => rmSync(root, { recursive: true }))

type Case = [status: string, ...rows: string[]]
function report(name: string, ...cases: Case[]): string {
  const path = join(root, name)
  const assertionResults = cases.map(([status, ...rows]) => ({ status, meta: rows.length > 0 ? { proof: { rows } } : {} }))
  writeFileSync(path, JSON.stringify({ testResults: [{ assertionResults }] }))
  return path
}

test('a row is proven if a test that names it passed and none failed', () => {
  const path = report('a.json', ['passed', 'CSH-001', 'CSH-002'], ['failed', 'CSH-002'], ['failed', 'CSH-003'], ['passed'])
  expect(provenNames([path, join(root, 'not-there.json')])).toEqual({ proven: ['CSH-001'], failed: ['CSH-002', 'CSH-003'] })
})

test('a second try, alone, replaces what the first one said', () => {
  const first = report('first.json', ['failed', 'CSH-001'], ['passed', 'CSH-002'])
  const second = report('second.json', ['passed', 'CSH-001'])
  expect(provenNames([first, second])).toEqual({ proven: ['CSH-001', 'CSH-002'], failed: [] })
})

test('a whole run is kept with its date; a row that failed under another name does not count', () => {
  mkdirSync(join(root, 'docs/requirements'), { recursive: true })
  const rows = ['CSH-001', 'CSH-002', 'CSH-003'].map((id) => `| ${id} | says | look |  |`).join('\n')
  writeFileSync(join(root, 'docs/requirements/cashier.md'), `## One\n\n${rows}\n`)
  const path = report('b.json', ['passed', 'CSH-001..003'], ['failed', 'CSH-002'])
  expect(keepProvenRows(root, [path], 'wide', new Date('2026-11-23T20:00:00Z'))).toBe(
    'Rows of docs/requirements: 2 proven by this run, 1 failed, 3 in all.',
  )
  expect(JSON.parse(readFileSync(join(root, 'docs/requirements/proven-by-test-all.json'), 'utf8'))).toEqual({
    date: '2026-11-23T20:00:00.000Z',
    proven: ['CSH-001', 'CSH-003'],
  })
})
