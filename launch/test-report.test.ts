import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastLine, readTally, sumOf } from './test-report.ts'

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
  expect(readTally(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] })
})

test('a file that could not be loaded is a failure, though none of its tests ran', () => {
  const report = file('broken.json', {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [passed, { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }],
  })
  expect(readTally(report, 1)).toMatchObject({ passed: 3, failed: 1, failures: ['a.test.ts > could not be loaded: No such module'] })
})

test('each failure is told by its file, its title and how its message begins', () => {
  const test = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3\n    at line 7'] }
  const testResults = [passed, { name: 'b.test.ts', status: 'failed', assertionResults: [...passed.assertionResults, test] }]
  const report = file('failed.json', { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, testResults })
  expect(readTally(report, 1)).toMatchObject({ failed: 1, failures: ['b.test.ts > adds up: expected 3'] })
})

test('a run that ends badly has failed, with or without a report', () => {
  const report = file('outside.json', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [passed] })
  expect(readTally(report, 1).failed).toBe(1)
  expect(readTally(join(folder, 'absent.json'), null).failed).toBe(1)
})

test('the last line gives numbers that add up, and skipped ones only where there are some', () => {
  const total = sumOf([
    { passed: 2, failed: 0, skipped: 0, failures: [] },
    { passed: 3, failed: 1, skipped: 0, failures: ['it'] },
  ])
  expect(total.failures).toEqual(['it'])
  expect(lastLine(total)).toBe('5 passed, 1 failed')
  expect(lastLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})
