import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Surroundings, WaitsFor } from '../command-line/client/office-command.ts'
import { runCommand, type Outcome } from '../command-line/run-command.ts'
import { builtInRoles } from '../roles/built-in-roles.ts'
import { officeOrigin, type OfficeBeside, type TestColleague } from './test-office.ts'

/** Whose command line it is, who agrees as a second person, and the folder that keeps the login. */
export type CommandLineOf = { first: TestColleague; second: TestColleague; folder: string }

export type TestCommandLine = CommandLineOf & {
  /** Runs a command; what needs a signature is signed while it waits. */
  run: (...args: string[]) => Promise<Outcome>
  /** The same with --json, and what it answered. */
  ask: <Value>(...args: string[]) => Promise<Value>
  /** What commands said while they waited. */
  told: string[]
}

/** What a test changes of the surroundings of a command. */
export type Changed = Partial<Surroundings> & { env?: NodeJS.ProcessEnv }

/** Opens the command line of a colleague, logged in by the code that they typed; without roles they have every one. */
export async function openCommandLine(beside: OfficeBeside, ...roles: string[]): Promise<TestCommandLine> {
  const wanted = roles.length > 0 ? roles : Object.keys(builtInRoles)
  const [first, second] = [await beside.colleague(...wanted), await beside.colleague(...wanted)]
  const line = commandLineAt(beside, { first, second, folder: mkdtempSync(join(tmpdir(), 'fairhouse-login-')) })
  await line.run('login')
  return line
}

/** The command line of people who are logged in, at an office of their house. */
export function commandLineAt(beside: OfficeBeside, of: CommandLineOf, changed: Changed = {}): TestCommandLine {
  const { env = {}, ...others } = changed
  const told: string[] = []
  const around: Surroundings = {
    fetchOf: () => fetchInto(beside.office),
    tell: (line) => void told.push(line),
    wait: (what) => settle(what, of),
    readInput: async () => '',
    ...others,
  }
  const run = (...args: string[]) => runCommand(args, { FAIRHOUSE_CONFIG: of.folder, OFFICE_ORIGIN: officeOrigin, ...env }, around)
  return {
    ...of,
    told,
    run,
    async ask(...args) {
      const { text, isComplaint } = await run(...args, '--json')
      if (isComplaint) throw new Error(text)
      return JSON.parse(text)
    },
  }
}

/** Runs a command, also where the clock of the test has ended sessions and logins or locked them meanwhile. */
export async function runAnew(line: TestCommandLine, ...args: string[]): Promise<string> {
  await Promise.all([line.first.signIn(), line.second.signIn()])
  const { text, isComplaint } = await line.run(...args).catch(async (error: Error) => {
    if (!error.message.startsWith('Nobody is logged in')) throw error
    await line.run('login')
    return line.run(...args)
  })
  if (isComplaint) throw new Error(text)
  return text
}

/** Does in the office what a command waits for. */
async function settle(what: WaitsFor, { first, second }: CommandLineOf): Promise<void> {
  if ('code' in what) {
    const { id } = await first.must('readDeviceLogin', { code: what.code })
    await first.must('allowDeviceLogin', { id }, { sign: true })
  } else {
    await (what.gate === 'second' ? second : first).must('applyRequest', { id: what.request }, { sign: true })
  }
}

/** A fetch that reaches an office without a network. */
const fetchInto =
  (office: FastifyInstance): typeof fetch =>
  async (input, init = {}) => {
    const { pathname, search, host } = new URL(String(input))
    const { statusCode, payload } = await office.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...(init.headers as Record<string, string>), host }, // the caller gives plain headers
      ...(init.body === undefined ? {} : { payload: String(init.body) }),
    })
    return new Response(payload, { status: statusCode })
  }
