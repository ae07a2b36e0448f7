import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed, failed and were skipped, and a line for each failure: its file, its title and how its message begins. */
export type Tally = { passed: number; failed: number; skipped: number; failures: string[] }

type Test = { status: string; fullName?: string; failureMessages?: string[] }
type TestFile = { name?: string; status: string; message?: string; assertionResults: Test[] }
type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests?: number; testResults: TestFile[] }

/**
 * Reads a stage's JSON report. A file that could not even be loaded counts as one failure, and so does a run that ended
 * badly without a failed test (an error outside of any test) or that left no report.
 */
export function readTally(file: string, exitCode: number | null): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, failures: [`no report at ${file}`] }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report // vitest's own format
  const failures = report.testResults.flatMap(failuresOf)
  if (failures.length === 0 && exitCode !== 0) failures.push('an error outside of any test: it stands further up, under "Unhandled"')
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures,
  }
}

function failuresOf({ name = '', status, message, assertionResults }: TestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map((test) => told(name, test.fullName, test.failureMessages?.[0]))
  return status === 'failed' ? [told(name, 'could not be loaded', message)] : []
}

const told = (file: string, title = '', message = ''): string => `${file} > ${title}: ${message.split('\n')[0]}`

/** The tallies of several stages in one. */
export function sumOf(tallies: Tally[]): Tally {
  const total = (part: 'passed' | 'failed' | 'skipped') => tallies.reduce((sum, tally) => sum + tally[part], 0)
  const counts = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  return { ...counts, failures: tallies.flatMap((tally) => tally.failures) }
}

/** The last line of a run. */
export function lastLine({ passed, failed, skipped }: Omit<Tally, 'failures'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
