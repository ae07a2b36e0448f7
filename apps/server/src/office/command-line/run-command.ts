import { parseArgs } from 'node:util'
import { findPrimary, hostsOf } from '@fairhouse/process/primary.ts'
import { systemClock } from '../../base/clock.ts'
import { bringUpToDate } from '../../base/database/bring-up-to-date.ts'
import { foreignKeysSentence } from '../../base/installation/require-installation.ts'
import { openHouse } from '../../house.ts'
import type { OfficeCommand, Surroundings } from './client/office-command.ts'
import { whoAmI } from './client/login-commands.ts'
import { runAtOffice, runLogin } from './client/run-at-office.ts'
import { terminal } from './client/surroundings.ts'
import { Wrong, type Command, type Said } from './frame/command.ts'
import { auditCommands } from './installation/audit.ts'
import { campaignCommands } from './installation/campaigns.ts'
import { erasureCommands } from './installation/erasures.ts'
import { doctorCommands } from './installation/doctor.ts'
import { documentCommands } from './players/documents.ts'
import { jobCommands } from './installation/jobs.ts'
import { keyCommands } from './installation/keys.ts'
import { ledgerCommands } from './money/ledger.ts'
import { limitCommands } from './players/limits.ts'
import { knownMethods, methodCommands } from './money/methods.ts'
import { playerCreateCommands } from './players/player-create.ts'
import { paymentDetailCommands } from './money/payment-details.ts'
import { playerMarketingCommands } from './players/player-marketing.ts'
import { playerMoneyCommands } from './players/player-money.ts'
import { playerSignInCommands } from './players/player-sign-in.ts'
import { playerStateCommands } from './players/player-states.ts'
import { pageCommands } from './installation/pages.ts'
import { playerCommands } from './players/players.ts'
import { environmentFor } from './frame/environment.ts'
import { findAddresses, findSecrets } from './frame/running.ts'
import { privacyCommands } from './players/privacy.ts'
import { gameCommands } from './games/games.ts'
import { providerCommands } from './games/providers.ts'
import { restoredCommands } from './installation/restored.ts'
import { registrationCommands } from './players/registration.ts'
import { seedCommands } from './installation/seed.ts'
import { settingsCommands } from './installation/settings.ts'
import { staffCommands } from './installation/staff.ts'
import { suspenseCommands } from './money/suspense.ts'
import { withdrawalCommands } from './money/withdrawals.ts'

/** Commands of the machine: whoever runs one has the machine, its database and its keys. */
const machineCommands: Command[] = [
  ...keyCommands,
  ...erasureCommands,
  ...ledgerCommands,
  ...auditCommands,
  ...seedCommands,
  ...staffCommands,
  ...doctorCommands,
  ...restoredCommands,
  {
    words: 'migrate',
    takes: '',
    about: 'brings the database to the newest version',
    run: async (_, __, ___, { owner }) => {
      const applied = await bringUpToDate(owner)
      return { value: applied, lines: applied.length === 0 ? ['The database is up to date.'] : applied.map((name) => `applied ${name}`) }
    },
  },
]

/** Commands of the office: each asks it over HTTP, as the person who is logged in. */
const officeCommands: OfficeCommand[] = [
  whoAmI,
  ...settingsCommands,
  ...playerCommands,
  ...playerStateCommands,
  ...playerSignInCommands,
  ...playerCreateCommands,
  ...playerMarketingCommands,
  ...playerMoneyCommands,
  ...paymentDetailCommands,
  ...documentCommands,
  ...registrationCommands,
  ...jobCommands,
  ...privacyCommands,
  ...limitCommands,
  ...withdrawalCommands,
  ...suspenseCommands,
  ...methodCommands,
  ...providerCommands,
  ...gameCommands,
  ...pageCommands,
  ...campaignCommands,
]

/** Commands that print what comes with the product, and ask nobody. */
const productCommands = [
  {
    words: 'methods known',
    takes: '[WORD]',
    about: 'ways to pay by id and brand; with a word those whose brand has it',
    say: knownMethods,
  },
  {
    words: 'lab-pack',
    takes: 'GAME [--out FOLDER] [--rounds N]',
    about: 'what a test laboratory asks for of one of our own games',
    // `launch/fairhouse.mjs` leads it to the studio before anybody comes here.
    say: (): never => {
      throw new Wrong('Say lab-pack first: npx fairhouse lab-pack GAME.')
    },
  },
] as const

/** Commands that start a database of their own; `launch/fairhouse.mjs` leads them to `launch/backup` and `launch/archive` before anybody comes here. */
const launchCommands = [
  { words: 'backup', takes: '[--keep NUMBER]', about: 'copies the embedded database, sealed, into the folder of BACKUP_DIR' },
  { words: 'restore', takes: '[--at TIME] [--to FOLDER] [--backup NAME]', about: 'restores it to a moment, into an empty data folder' },
  {
    words: 'rehearse',
    takes: '[--at TIME] [--in FOLDER]',
    about: 'restores it beside the running house, and verifies ledger and audit log there',
  },
  { words: 'backup-key', takes: '', about: 'the keys of the backups, and how many files each has sealed' },
  { words: 'backup-key rotate', takes: '', about: 'has a new key seal the backups from now on' },
  {
    words: 'archive',
    takes: '[TABLE MONTH]',
    about: 'what is archived; writes a month that is over as Parquet, sealed, and reads it back',
  },
  { words: 'archive read', takes: 'TABLE MONTH [--where COLUMN=VALUE]', about: 'rows of an archived month as JSON, a line each' },
  {
    words: 'archive verify',
    takes: '[TABLE [MONTH]]',
    about: 'opens archived months, and holds them against their hashes and the database',
  },
  {
    words: 'archive drop',
    takes: 'TABLE MONTH',
    about: 'takes an archived month out of the database, once its files were read back and each cell compared',
  },
  { words: 'archive restore', takes: 'TABLE MONTH', about: 'brings a month that was dropped back into the database' },
  { words: 'archive seal-again', takes: '', about: 'seals with the newest key what older ones have sealed' },
  { words: 'backup-key drop', takes: '', about: 'takes the older keys out, once nothing is sealed with them' },
].map((command) => ({
  ...command,
  say: (): never => {
    throw new Wrong(`Say ${command.words} first: npx fairhouse ${command.words}.`)
  },
}))

const logins = [
  { words: 'login', takes: '[ADDRESS]', about: 'logs you in at an office: shows a code that you type there' },
  { words: 'logout', takes: '[ADDRESS]', about: 'ends that login, there and here' },
] as const

/** What a command prints and its exit code; `isComplaint` if the text belongs on standard error. */
export type Outcome = { text: string; code: number; isComplaint?: boolean }

const options = {
  json: { type: 'boolean' },
  daily: { type: 'boolean' },
  'no-wait': { type: 'boolean' },
  office: { type: 'string' },
  at: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  'zip-code': { type: 'string' },
  phone: { type: 'string' },
  currency: { type: 'string' },
  role: { type: 'string' },
  games: { type: 'string' },
  without: { type: 'string' },
  help: { type: 'boolean' },
} as const

/**
 * `fairhouse …`: finds the command by its words, and asks the office, or runs it on the installation of `env`
 * (`DATA_DIR`, else `DATABASE_URL`).
 */
export async function runCommand(argv: string[], env: NodeJS.ProcessEnv, around: Surroundings = terminal): Promise<Outcome> {
  const { values, positionals } = parsed(argv)
  const isNamed = ({ words }: { words: string }) => words.split(' ').every((word, place) => positionals[place] === word)
  const command = [...logins, ...productCommands, ...launchCommands, ...officeCommands, ...machineCommands].find(isNamed)
  if (!command || values.help) return help(positionals.length === 0 || positionals[0] === 'help' || values.help === true)
  const given = {
    args: positionals.slice(command.words.split(' ').length),
    options: Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === true ? [[name, 'yes']] : value ? [[name, value]] : [])),
    ),
    isPatient: values['no-wait'] !== true,
  }
  const { lines, value, wrong } = await said(command, given, env, around)
  return { text: values.json ? inJson(value) : lines.join('\n'), code: wrong ? 1 : 0 }
}

/** Reads options and arguments. A number below zero, such as the id of a provider, is an argument and no option. */
function parsed(argv: string[]) {
  const marked = argv.map((one) => (/^-\d+$/.test(one) ? `\0${one}` : one))
  const { values, positionals } = parseArgs({ args: marked, allowPositionals: true, options })
  return { values, positionals: positionals.map((one) => one.replace(/^\0/, '')) }
}

type Given = { args: string[]; options: Record<string, string>; isPatient: boolean }
type Any = (typeof logins)[number] | (typeof productCommands)[number] | (typeof launchCommands)[number] | OfficeCommand | Command

async function said(command: Any, given: Given, env: NodeJS.ProcessEnv, around: Surroundings): Promise<Said> {
  if ('say' in command) return command.say(given.args)
  if ('run' in command) return runOnMachine(command, given, env)
  if ('ask' in command) return runAtOffice(command, given, env, around)
  return runLogin(command.words, given, env, around)
}

const patienceMs = 8000

async function runOnMachine(command: Command, { args, options: given }: Given, env: NodeJS.ProcessEnv): Promise<Said> {
  const found = findAddresses(env)
  const hosts = hostsOf(found.owner)
  const addresses = hosts.length === 1 ? found : { ...found, owner: await findPrimary(hosts, patienceMs) }
  const { house, close } = await openHouse(environmentFor(addresses, findSecrets(env)), systemClock())
  try {
    // Without its key it would seal what nobody can open.
    const foreign = command.words === 'migrate' ? undefined : await foreignKeysSentence(house.db, house.env)
    if (foreign) throw new Wrong(foreign)
    return await command.run(house, args, given, addresses)
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 50)) // let news gathered by the command go out first
    await close()
  }
}

const inJson = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 2)

function help(asked: boolean): Outcome {
  const groups = [
    ['At the office, as whoever is logged in [--office ADDRESS] [--reason TEXT] [--no-wait]:', [...logins, ...officeCommands]],
    ['Of the product, without any office:', productCommands],
    ['On the machine itself [--by WHO]:', [...machineCommands, ...launchCommands]],
  ] as const
  const rows = [...logins, ...productCommands, ...officeCommands, ...machineCommands, ...launchCommands]
  const width = Math.max(...rows.map(({ words, takes }) => words.length + takes.length)) + 3
  const text = [
    'fairhouse COMMAND [--json]',
    ...groups.flatMap(([title, some]) => [
      '',
      title,
      ...some.map(({ words, takes, about }) => `  ${`${words} ${takes}`.padEnd(width)} ${about}`),
    ]),
  ].join('\n')
  return asked ? { text, code: 0 } : { text: `There is no such command.\n\n${text}`, code: 1, isComplaint: true }
}
