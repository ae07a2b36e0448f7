import { existsSync, readFileSync } from 'node:fs'
import { expandName, readRows } from '../checks/proofs/rows.ts'
import { writeRun } from '../checks/proofs/runs.ts'
import { readTree } from '../checks/tree.ts'
import type { ProofOfTest } from '@fairhouse/testing/proves.ts'

type Test = { status: string; meta?: { proof?: ProofOfTest } }
type Report = { testResults: { assertionResults: Test[] }[] }

/**
 * Reads which rows the tests of a run have named, from vitest's JSON reports. A row is proven if a test that names it
 * passed and none failed; a later report (a second try) replaces what an earlier one said of the same test's rows.
 */
export function provenNames(reports: readonly string[]): { proven: string[]; failed: string[] } {
  const outcome = new Map<string, boolean>()
  for (const report of reports.filter(existsSync)) {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report // vitest's own format
    const inThis = new Map<string, boolean>()
    for (const { status, meta } of testResults.flatMap((file) => file.assertionResults))
      for (const name of meta?.proof?.rows ?? []) inThis.set(name, (inThis.get(name) ?? true) && status === 'passed')
    for (const [name, passed] of inThis) outcome.set(name, passed)
  }
  const names = (passed: boolean) => [...outcome].filter(([, one]) => one === passed).map(([name]) => name)
  return { proven: names(true), failed: names(false) }
}

/** Keeps the rows that a whole run has proven (see `npm run requirements`) and returns a line about them. */
export function keepProvenRows(root: string, reports: readonly string[], run: 'ordinary' | 'wide', now: Date): string {
  const { rows } = readRows(readTree(root))
  const { proven, failed } = provenNames(reports)
  const ids = (names: string[]) =>
    names.flatMap((name) => {
      const found = expandName(name, rows)
      return 'ids' in found ? found.ids : []
    })
  const broken = new Set(ids(failed))
  const kept = [...new Set(ids(proven))].filter((id) => !broken.has(id))
  writeRun(root, run, { date: now.toISOString(), proven: kept })
  return `Rows of docs/requirements: ${kept.length} proven by this run, ${broken.size} failed, ${rows.size} in all.`
}
