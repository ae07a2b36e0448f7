import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number }

type TestFile = { status: string; message?: string; assertionResults: { status: string }[] }
type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests?: number; testResults: TestFile[] }

/**
 * Reads a stage's JSON report. A file that could not even be loaded counts as one failure, and so does a run that ended
 * badly without a failed test (an error outside of any test) or that left no report.
 */
export function readTally(file: string, exitCode: number | null): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report // vitest's own format
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** The tallies of several stages in one. */
export function sumOf(tallies: Tally[]): Tally {
  const total = (part: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[part], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

/** The last line of a run. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
