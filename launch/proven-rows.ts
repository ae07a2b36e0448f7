import { existsSync, readFileSync } from 'node:fs'
import { expandName, readRows, type Row } from '../checks/proofs/rows.ts'
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

/** The ids that a run has proven, and those that a failed test names. */
export function provenIds(reports: readonly string[], rows: ReadonlyMap<string, Row>): { proven: Set<string>; failed: Set<string> } {
  const names = provenNames(reports)
  const ids = (list: string[]) =>
    new Set(
      list.flatMap((name) => {
        const found = expandName(name, rows)
        return 'ids' in found ? found.ids : []
      }),
    )
  const failed = ids(names.failed)
  return { proven: new Set([...ids(names.proven)].filter((id) => !failed.has(id))), failed }
}

/** Keeps the rows that a whole run has proven (see `npm run requirements`) and returns a line about them. */
export function keepProvenRows(root: string, reports: readonly string[], run: 'ordinary' | 'wide', now: Date): string {
  const { rows } = readRows(readTree(root))
  const { proven, failed } = provenIds(reports, rows)
  writeRun(root, run, { date: now.toISOString(), proven: [...proven] })
  return `Rows of docs/requirements: ${proven.size} proven by this run, ${failed.size} failed, ${rows.size} in all.`
}
