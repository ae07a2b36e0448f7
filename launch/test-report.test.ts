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
  expect(readTally(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 })
})

test('a file that could not be loaded is a failure, though none of its tests ran', () => {
  const report = file('broken.json', {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [passed, { status: 'failed', assertionResults: [] }],
  })
  expect(readTally(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a run that ends badly has failed, with or without a report', () => {
  const report = file('outside.json', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [passed] })
  expect(readTally(report, 1).failed).toBe(1)
  expect(readTally(join(folder, 'absent.json'), null).failed).toBe(1)
})

test('the last line gives numbers that add up, and skipped ones only where there are some', () => {
  const total = sumOf([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ])
  expect(lastLine(total)).toBe('5 passed, 1 failed')
  expect(lastLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})
