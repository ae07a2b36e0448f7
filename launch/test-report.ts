import { existsSync, readFileSync } from 'node:fs'

/** A failed test: its file, its title and the beginning of its message. */
type Failure = { file: string; title: string; message: string }

/** The outcome of a run. `unsteady` tests failed at first and passed when run alone. */
export type Tally = { passed: number; failed: number; skipped: number; failures: Failure[]; unsteady: Failure[] }

type Test = { status: string; fullName?: string; failureMessages?: string[] }
type TestFile = { name?: string; status: string; message?: string; assertionResults: Test[] }
type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests?: number; testResults: TestFile[] }

/**
 * Reads a stage's JSON report. A file that could not be loaded counts as one failure, and so does a run that left no
 * report or exited with an error outside of any test.
 */
export function readTally(file: string, exitCode: number | null): Tally {
  if (!existsSync(file)) return { ...none, failed: 1, failures: [outside(`no report at ${file}`)] }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report // vitest writes this format
  const failures = report.testResults.flatMap(failuresOf)
  if (failures.length === 0 && exitCode !== 0)
    failures.push(outside('an error outside of any test: it stands further up, under "Unhandled"'))
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures,
    unsteady: [],
  }
}

const none: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }
const outside = (message: string): Failure => ({ file: '', title: '', message })

function failuresOf({ name = '', status, message = '', assertionResults }: TestFile): Failure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map((test) => failure(name, test.fullName, test.failureMessages?.[0]))
  return status === 'failed' ? [failure(name, 'could not be loaded', message)] : []
}

const failure = (file: string, title = '', message = ''): Failure => ({ file, title, message: message.split('\n')[0] ?? '' })

/** Formats a failure as one line. */
export const told = ({ file, title, message }: Failure): string => (file ? `${file} > ${title}: ${message}` : message)

/**
 * Returns the files to run once more: those with failures, if every failure has a file and there are few enough for
 * chance.
 */
export function filesToTryAgain({ failures }: Tally, most = 5): string[] {
  const files = [...new Set(failures.map(({ file }) => file))]
  return files.includes('') || files.length > most ? [] : files
}

/** Merges a stage with the second run of its failed files: tests that pass there are unsteady. */
export function afterSecondTry(first: Tally, again: Tally): Tally {
  const passed = again.failures.length === 0
  const alike = (one: Failure) => again.failures.some(({ file, title }) => file === one.file && title === one.title)
  const unsteady = first.failures.filter((one) => passed || !alike(one))
  const failures = [...first.failures.filter((one) => !unsteady.includes(one)), ...again.failures.filter((one) => !isIn(first, one))]
  const failed = failures.length
  return { ...first, passed: first.passed + first.failed - failed, failed, failures, unsteady }
}

const isIn = ({ failures }: Tally, { file, title }: Failure) => failures.some((one) => one.file === file && one.title === title)

/** Adds up the tallies of several stages. */
export function sumOf(tallies: Tally[]): Tally {
  const total = (part: 'passed' | 'failed' | 'skipped') => tallies.reduce((sum, tally) => sum + tally[part], 0)
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures: tallies.flatMap((tally) => tally.failures),
    unsteady: tallies.flatMap((tally) => tally.unsteady),
  }
}

/** Returns the last line of a run. */
export function lastLine({ passed, failed, skipped }: Pick<Tally, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
