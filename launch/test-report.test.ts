import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { afterSecondTry, filesToTryAgain, lastLine, readTally, sumOf, told, type Tally } from './test-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, report: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}
const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] }

test('counts what the report says', () => {
  const report = file('good.json', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [passed] })
  expect(readTally(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [], unsteady: [] })
})

test('a file that could not be loaded is a failure, though none of its tests ran', () => {
  const report = file('broken.json', {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [passed, { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }],
  })
  expect(readTally(report, 1)).toMatchObject({ passed: 3, failed: 1 })
  expect(readTally(report, 1).failures.map(told)).toEqual(['a.test.ts > could not be loaded: No such module'])
})

test('each failure is told by its file, its title and how its message begins', () => {
  const test = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3\n    at line 7'] }
  const testResults = [passed, { name: 'b.test.ts', status: 'failed', assertionResults: [...passed.assertionResults, test] }]
  const report = file('failed.json', { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, testResults })
  expect(readTally(report, 1).failures.map(told)).toEqual(['b.test.ts > adds up: expected 3'])
})

test('a run that ends badly has failed, with or without a report', () => {
  const report = file('outside.json', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [passed] })
  expect(readTally(report, 1).failed).toBe(1)
  expect(readTally(join(folder, 'absent.json'), null).failed).toBe(1)
})

const fails = (title: string, file = 'a.test.ts') => ({ file, title, message: 'no' })
const tally = (passed: number, failures: Tally['failures']): Tally => ({
  passed,
  failed: failures.length,
  skipped: 0,
  failures,
  unsteady: [],
})

test('what fails at first and passes alone is unsteady and has passed', () => {
  const after = afterSecondTry(tally(8, [fails('one'), fails('two', 'b.test.ts')]), tally(5, []))
  expect(after).toMatchObject({ passed: 10, failed: 0, failures: [] })
  expect(after.unsteady.map(({ title }) => title)).toEqual(['one', 'two'])
})

test('what fails twice has failed, and so has what fails only alone', () => {
  const after = afterSecondTry(tally(8, [fails('one'), fails('two')]), tally(3, [fails('two'), fails('three')]))
  expect(after.failures.map(({ title }) => title)).toEqual(['two', 'three'])
  expect(after).toMatchObject({ passed: 8, failed: 2, unsteady: [fails('one')] })
})

test('only a few files are tried again, and nothing that has no file', () => {
  const many = Array.from({ length: 6 }, (_, place) => fails('it', `${place}.test.ts`))
  expect(filesToTryAgain(tally(9, many))).toEqual([])
  expect(filesToTryAgain(tally(9, many.slice(1)))).toHaveLength(5)
  expect(filesToTryAgain(tally(9, [fails('one'), fails('two')]))).toEqual(['a.test.ts'])
  expect(filesToTryAgain(tally(9, [fails('', '')]))).toEqual([])
})

test('the last line gives numbers that add up, and skipped ones only where there are some', () => {
  const total = sumOf([tally(2, []), tally(3, [fails('it')])])
  expect(total.failures.map(({ title }) => title)).toEqual(['it'])
  expect(lastLine(total)).toBe('5 passed, 1 failed')
  expect(lastLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})
