import { parseArgs } from 'node:util'
import { systemClock } from '../../base/clock.ts'
import { bringUpToDate } from '../../base/database/bring-up-to-date.ts'
import { foreignKeysSentence } from '../../base/installation/require-installation.ts'
import { openHouse } from '../../house.ts'
import { Wrong, type Command } from './frame/command.ts'
import { auditCommands } from './installation/audit.ts'
import { campaignCommands } from './installation/campaigns.ts'
import { doctorCommands } from './installation/doctor.ts'
import { documentCommands } from './players/documents.ts'
import { jobCommands } from './installation/jobs.ts'
import { keyCommands } from './installation/keys.ts'
import { ledgerCommands } from './money/ledger.ts'
import { limitCommands } from './players/limits.ts'
import { methodCommands } from './money/methods.ts'
import { playerCreateCommands } from './players/player-create.ts'
import { playerFreezeCommands } from './players/player-freeze.ts'
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
import { providerCommands } from './installation/providers.ts'
import { registrationCommands } from './players/registration.ts'
import { seedCommands } from './installation/seed.ts'
import { settingsCommands } from './installation/settings.ts'
import { staffCommands } from './installation/staff.ts'
import { suspenseCommands } from './money/suspense.ts'
import { withdrawalCommands } from './money/withdrawals.ts'

const commands: Command[] = [
  ...settingsCommands,
  ...playerCommands,
  ...playerStateCommands,
  ...playerSignInCommands,
  ...playerCreateCommands,
  ...playerFreezeCommands,
  ...playerMarketingCommands,
  ...playerMoneyCommands,
  ...paymentDetailCommands,
  ...documentCommands,
  ...registrationCommands,
  ...jobCommands,
  ...keyCommands,
  ...privacyCommands,
  ...ledgerCommands,
  ...auditCommands,
  ...limitCommands,
  ...withdrawalCommands,
  ...suspenseCommands,
  ...methodCommands,
  ...providerCommands,
  ...campaignCommands,
  ...pageCommands,
  ...seedCommands,
  ...staffCommands,
  ...doctorCommands,
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

/** What a command prints and its exit code; `isComplaint` if the text belongs on standard error. */
export type Outcome = { text: string; code: number; isComplaint?: boolean }

const options = {
  json: { type: 'boolean' },
  at: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  'zip-code': { type: 'string' },
  phone: { type: 'string' },
  currency: { type: 'string' },
  role: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** `fairhouse …`: finds the command by its words and runs it on the installation of `env` (`DATA_DIR`, else `DATABASE_URL`). */
export async function runCommand(argv: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options })
  const command = commands.find(({ words }) => words.split(' ').every((word, place) => positionals[place] === word))
  if (!command || values.help) return help(positionals.length === 0 || positionals[0] === 'help' || values.help === true)
  const addresses = findAddresses(env)
  const { house, close } = await openHouse(environmentFor(addresses, findSecrets(env)), systemClock())
  try {
    // Without its key it would seal what nobody can open.
    const foreign = command.words === 'migrate' ? undefined : await foreignKeysSentence(house.db, house.env)
    if (foreign) throw new Wrong(foreign)
    const args = positionals.slice(command.words.split(' ').length)
    const given = Object.fromEntries(
      Object.entries(values).filter((one): one is [string, string] => typeof one[1] === 'string' && one[1] !== ''),
    )
    const { lines, value, wrong } = await command.run(house, args, given, addresses)
    return { text: values.json ? inJson(value) : lines.join('\n'), code: wrong ? 1 : 0 }
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 50)) // let news gathered by the command go out first
    await close()
  }
}

const inJson = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 2)

function help(asked: boolean): Outcome {
  const width = Math.max(...commands.map(({ words, takes }) => words.length + takes.length)) + 3
  const text = [
    'fairhouse COMMAND [--json] [--by WHO]',
    '',
    ...commands.map(({ words, takes, about }) => `  ${`${words} ${takes}`.padEnd(width)} ${about}`),
  ].join('\n')
  return asked ? { text, code: 0 } : { text: `There is no such command.\n\n${text}`, code: 1, isComplaint: true }
}
