import type { TestHouse } from '../../base/testing/test-house.ts'
import { commandLineAt, openCommandLine, runAnew, type TestCommandLine } from './test-command-line.ts'
import { openOfficeOf, type OfficeBeside } from './test-office.ts'

/** An operator at the command line; what is given as words and arguments is what a person would type. */
export type TestOperator = {
  /** Runs a command with a reason of its own, unless one is given, and answers its lines. */
  (words: string, ...args: string[]): Promise<string[]>
  /** The same, and answers what programs read. */
  ask: <Value>(words: string, ...args: string[]) => Promise<Value>
  /** The actor under which the audit log has what was done. */
  actor: () => Promise<string>
}

/** An operator who may do everything at the office of a house, and logs in anew whenever the clock has ended the login. */
export function operatorOf(at: () => Pick<TestHouse, 'house'>): TestOperator {
  let opened: Promise<TestCommandLine> | undefined
  const beside = new WeakMap<object, Promise<OfficeBeside>>()
  const line = async (): Promise<TestCommandLine> => {
    const { house } = at()
    if (!beside.has(house)) beside.set(house, openOfficeOf(house))
    const office = await beside.get(house)! // it was put there just now
    opened ??= openCommandLine(office)
    const { first, second, folder } = await opened
    return commandLineAt(office, { first, second, folder })
  }
  const run = async (words: string, args: readonly string[], json: readonly string[]): Promise<string> => {
    const reason = args.includes('--reason') ? [] : ['--reason', 'asked for by a test']
    return runAnew(await line(), ...words.split(' '), ...args, ...reason, ...json)
  }
  return Object.assign(async (words: string, ...args: string[]) => (await run(words, args, [])).split('\n'), {
    ask: async (words: string, ...args: string[]) => JSON.parse(await run(words, args, ['--json'])),
    actor: async () => `staff:${(await line()).first.id}`,
  })
}
