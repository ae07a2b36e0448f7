import { expect, onTestFinished, TestRunner, type RunnerTestCase } from 'vitest'

/**
 * A row of `docs/requirements/` (`CSH-131`), or up to six that follow one another in one section (`CSH-131..134`).
 * Several may share a string, with a space between: `'CSH-131 CSH-140..142'`.
 */
export type RowName = `${'CSH' | 'IDN' | 'SHL'}-${string}`

/** What a test leaves behind for the report of its run. */
export type ProofOfTest = { rows: RowName[]; reason?: string }

declare module 'vitest' {
  interface TaskMeta {
    proof?: ProofOfTest
  }
}

const mostRows = 6
const mostRowsAnAssertion = 3

/**
 * Binds rows of the requirements to the running test: a row is proven when a test that names it has passed. Call it
 * first in the test's body. Fails the test if it names more than six rows, or more than three for each assertion.
 */
export function proves(...rows: RowName[]): void {
  bind({ rows: rows.flatMap(namesIn) })
}

/** Like `proves`, for a test that shows more rows than six, or than three an assertion; the reason says how it can. */
export function provesMany(reason: string, ...rows: RowName[]): void {
  if (reason.trim().length < 12) throw new Error('Say in a few words how one test can show that many rows.')
  bind({ rows: rows.flatMap(namesIn), reason })
}

const namesIn = (rows: RowName): RowName[] => rows.split(' ') as RowName[] // each begins as the whole does

function bind(proof: ProofOfTest): void {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>()
  if (!test) throw new Error('Rows are proven by a test: call proves() in the body of one.')
  if (test.meta.proof) throw new Error('Name all rows of a test in one call.')
  test.meta.proof = proof
  if (proof.reason !== undefined) return
  const count = countRows(proof.rows)
  if (count > mostRows) throw new Error(`This test names ${count} rows; ${mostRows} are the most without a reason (provesMany).`)
  onTestFinished(() => {
    const { assertionCalls } = expect.getState()
    if (count > mostRowsAnAssertion * Math.max(assertionCalls, 1))
      throw new Error(
        `${count} rows rest on ${assertionCalls} assertions; ${mostRowsAnAssertion} an assertion are the most without a reason.`,
      )
  })
}

/** How many rows the names stand for, by their numbers. */
export function countRows(names: readonly RowName[]): number {
  return names.reduce((sum, name) => {
    const [first = 0, last = first] = [...name.matchAll(/\d+/g)].map(([number]) => Number(number))
    return sum + last - first + 1
  }, 0)
}
