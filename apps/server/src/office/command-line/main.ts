import { createSecretKey } from 'node:crypto'
import { parseArgs } from 'node:util'
import { systemClock } from '../../base/clock.ts'
import type { Environment } from '../../base/environment.ts'
import { readInstallation } from '../../base/installation/installation.sql.ts'
import { migrate } from '../../base/database/migrate.sql.ts'
import { keysSentence } from '../../base/installation/require-installation.ts'
import { renewRights } from '../../base/database/roles.sql.ts'
import { openHouse } from '../../house.ts'
import { Wrong, type Command, type Said } from './frame/command.ts'
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
import { findAddresses, findSecrets, moreKeysIn, type Addresses } from './frame/running.ts'
import { privacyCommands } from './players/privacy.ts'
import { providerCommands } from './installation/providers.ts'
import { registrationCommands } from './players/registration.ts'
import { seedCommands } from './installation/seed.ts'
import { settingsCommands } from './installation/settings.ts'
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
  ...limitCommands,
  ...withdrawalCommands,
  ...suspenseCommands,
  ...methodCommands,
  ...providerCommands,
  ...campaignCommands,
  ...pageCommands,
  ...seedCommands,
  ...doctorCommands,
  {
    words: 'migrate',
    takes: '',
    about: 'brings the database to the newest version',
    run: async (_, __, ___, { owner }) => {
      const applied = await migrate(owner)
      await renewRights(owner)
      return { value: applied, lines: applied.length === 0 ? ['The database is up to date.'] : applied.map((name) => `applied ${name}`) }
    },
  },
]

/** `fairhouse …`: finds the command by its words, runs it on the installation's database and prints its result. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      at: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
      'zip-code': { type: 'string' },
      phone: { type: 'string' },
      currency: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const command = commands.find(({ words }) => words.split(' ').every((word, place) => positionals[place] === word))
  if (!command || values.help) return help(positionals.length === 0 || positionals[0] === 'help' || values.help === true)
  const addresses = findAddresses(process.env)
  const { house, close } = await openHouse(environmentFor(addresses), systemClock())
  try {
    // Without its key it would seal what nobody can open.
    const foreign = command.words === 'migrate' ? undefined : keysSentence(await readInstallation(house.db), house.env)
    if (foreign) throw new Wrong(foreign)
    const args = positionals.slice(command.words.split(' ').length)
    const options = Object.fromEntries(
      Object.entries(values).filter((one): one is [string, string] => typeof one[1] === 'string' && one[1] !== ''),
    )
    const said = await command.run(house, args, options, addresses)
    speak(said, values.json === true)
    return said.wrong ? 1 : 0
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 50)) // let news gathered by the command go out first
    await close()
  }
}

function speak({ lines, value }: Said, json: boolean): void {
  if (json) console.log(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 2))
  else for (const line of lines) console.log(line)
}

function help(asked: boolean): number {
  const width = Math.max(...commands.map(({ words, takes }) => words.length + takes.length)) + 3
  const text = [
    'fairhouse COMMAND [--json]',
    '',
    ...commands.map(({ words, takes, about }) => `  ${`${words} ${takes}`.padEnd(width)} ${about}`),
  ].join('\n')
  if (asked) console.log(text)
  else console.error(`There is no such command.\n\n${text}`)
  return asked ? 0 : 1
}

/** Builds the environment for commands: the database and the keys of personal data. */
function environmentFor({ app, mode }: Addresses): Environment {
  const secrets = findSecrets(process.env)
  const key = (name: string) => createSecretKey(secrets[name] ?? '0'.repeat(64), 'hex')
  return {
    mode,
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'http://localhost',
    sandboxOrigin: '',
    sandboxAntivirus: '',
    smtpUrl: 'smtp://127.0.0.1:1',
    databaseUrl: app,
    logLevel: 'silent',
    settingsFile: '',
    metricsToken: '',
    fieldKey: key('fieldKey'),
    moreFieldKeys: moreKeysIn(secrets).map((text) => createSecretKey(text, 'hex')),
    indexKey: key('indexKey'),
    playerRefKey: key('playerRef'),
    acquirer: { apiKey: secrets.acquirerKey ?? '', webhookSecret: secrets.acquirerWebhook ?? '' },
    studio: { id: 'orchard', keyId: 'k1', secret: secrets.studio ?? '' },
    serviceSecret: () => '',
    vapidKey: secrets.vapid ?? '',
    smsApiKey: secrets.sms ?? '',
    registersApiKey: secrets.registers ?? '',
  }
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error instanceof Wrong || !(error instanceof TypeError) ? error.message : error)
  return 1
})
