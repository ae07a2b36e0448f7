import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countRows } from './proves.ts'

const folder = mkdtempSync(join(tmpdir(), 'proves-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cases = {
  'names six rows on two assertions': "proves('CSH-001..006'); expect(1).toBe(1); expect(1).toBe(1)",
  'names four rows on one assertion': "proves('CSH-001..004'); expect(1).toBe(1)",
  'names seven rows': "proves('CSH-001..006', 'CSH-NS-01'); expect(1).toBe(1); expect(1).toBe(1); expect(1).toBe(1)",
  'names seven rows for a reason': "provesMany('one table of seven texts', 'CSH-001..006 CSH-NS-01'); expect(1).toBe(1)",
  'gives no real reason': "provesMany('because', 'CSH-001'); expect(1).toBe(1)",
  'names rows twice': "proves('CSH-001'); proves('CSH-002'); expect(1).toBe(1)",
  'names rows and fails': "proves('CSH-001'); expect(1).toBe(2)",
}

test('a test that names more rows than it can show fails; its rows reach the report', () => {
  const root = join(import.meta.dirname, '..')
  const body = Object.entries(cases).map(([title, code]) => `test('${title}', () => { ${code} })`)
  const imports = [
    "import { expect, test } from 'vitest'",
    `import { proves, provesMany } from '${join(import.meta.dirname, 'proves.ts')}'`,
  ]
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'a.test.ts'), [...imports, ...body].join('\n'))
  const file = join(folder, 'report.json')
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--reporter=json', `--outputFile=${file}`]
  spawnSync(process.execPath, args, { cwd: folder })
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string; meta: unknown }[] }[]
  } // vitest's own format
  const results = report.testResults.flatMap((file) => file.assertionResults)
  const passed = results.filter(({ status }) => status === 'passed')
  expect(passed.map(({ title }) => title)).toEqual(['names six rows on two assertions', 'names seven rows for a reason'])
  expect(passed[1]?.meta).toEqual({ proof: { rows: ['CSH-001..006', 'CSH-NS-01'], reason: 'one table of seven texts' } })
  expect(results.length).toBe(Object.keys(cases).length)
})

test('rows are counted by their numbers', () => {
  expect(countRows(['CSH-001', 'CSH-NS-04..06', 'IDN-120a'])).toBe(5)
})
