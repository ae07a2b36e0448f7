import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../apps/server/src/base/clock.ts'
import { openHouse } from '../apps/server/src/house.ts'
import { environmentFor } from '../apps/server/src/office/command-line/frame/environment.ts'
import { commandLineAt, openCommandLine, runAnew, type CommandLineOf } from '../apps/server/src/office/testing/test-command-line.ts'
import { runCommand } from '../apps/server/src/office/command-line/run-command.ts'
import { openOfficeOf, type OfficeBeside } from '../apps/server/src/office/testing/test-office.ts'
import type { RunningHouse } from './running-house.ts'

/** The first words of commands that run on the machine itself. */
const ofMachine: readonly string[] = ['ledger', 'audit', 'keys', 'seed', 'migrate', 'staff', 'doctor']

/** Who works at the office of each house for its journeys: one for the commands, and one who agrees. */
const people = new WeakMap<RunningHouse, CommandLineOf>()

/** Runs `fairhouse … --json` against a house as an operator does, in this process; an exit code of 1 still answers what was said. */
export const fairhouse = <Value>(house: RunningHouse, ...args: string[]): Promise<Value> => fairhouseReading<Value>(house, '', ...args)

/** The same for a command that reads something from standard input. */
export async function fairhouseReading<Value>(house: RunningHouse, input: string, ...args: string[]): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-cli-'))
  try {
    // Commands of the machine look for the house's databases and keys there.
    writeFileSync(join(dataDir, 'running.json'), JSON.stringify(placesOf(house)))
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(house.secrets))
    return await (ofMachine.includes(args[0] ?? '') ? onMachine<Value>(dataDir, args) : atOffice<Value>(house, dataDir, input, args))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onMachine<Value>(dataDir: string, args: string[]): Promise<Value> {
  const { text, isComplaint } = await runCommand([...args, '--json'], { DATA_DIR: dataDir })
  if (isComplaint) throw new Error(text)
  return JSON.parse(text)
}

async function atOffice<Value>(house: RunningHouse, dataDir: string, input: string, args: string[]): Promise<Value> {
  const own = await openHouse(
    environmentFor({ ...placesOf(house), dataDir: '', publicOrigin: '', smtpPort: 0 }, house.secrets),
    systemClock(),
  )
  const beside = await openOfficeOf(own.house)
  try {
    const line = commandLineAt(beside, await workersOf(house, beside), { env: { DATA_DIR: dataDir }, readInput: async () => input })
    const reason = args.includes('--reason') ? [] : ['--reason', 'asked for by a journey']
    return JSON.parse(await runAnew(line, ...args, ...reason, '--json'))
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 50)) // let news gathered by the command go out first
    await beside.office.close()
    await own.close()
  }
}

/** The people of a house at its office, who make themselves known once. */
async function workersOf(house: RunningHouse, beside: OfficeBeside): Promise<CommandLineOf> {
  const known = people.get(house)
  if (known) return { ...known, first: beside.as(known.first), second: beside.as(known.second) }
  const { first, second, folder } = await openCommandLine(beside)
  people.set(house, { first, second, folder })
  return { first, second, folder }
}

const placesOf = (house: RunningHouse) => ({ mode: 'sandbox' as const, owner: house.ownerUrl, app: house.appUrl })
