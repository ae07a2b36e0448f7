import { pino, type DestinationStream, type Logger } from 'pino'
import type { House } from './base/house.ts'
import { systemClock, type MovableClock } from './base/clock.ts'
import { requireTrustedSource } from './base/http/country.ts'
import { openDatabase } from './base/database/database.ts'
import type { Environment } from './base/environment.ts'
import { writeJob } from './base/jobs/jobs.sql.ts'
import { runJobs } from './base/jobs/jobs.ts'
import { mailWorker } from './base/mail/mail.ts'
import { maskTokens } from './base/http/mask-tokens.ts'
import { readInstallation } from './base/installation/installation.sql.ts'
import { fieldKeysOf } from './base/installation/keys-of-installation.ts'
import { openMetrics } from './base/monitoring/metrics.ts'
import { openNews } from './base/live-updates/player-news.ts'
import { listen, readClockOffset } from './base/database/notify.sql.ts'
import { sealAgainJob, sealAgainWorker } from './base/key-rotation/seal-again.ts'
import { smsWorker } from './base/mail/sms.ts'
import { personalDataWith } from './base/keys/personal-data.ts'
import { openPush } from './base/live-updates/event-streams.ts'
import { tableBudgetsJob, tableBudgetsWorker } from './base/database/table-budgets.ts'
import { bonusAccounts, seedCampaigns } from './play/campaigns/index.ts'
import { autoPayoutJob, autoPayoutWorker, payOutWorker } from './cashier/withdrawals/index.ts'
import { checkDepositWorker } from './cashier/deposits/index.ts'
import { firstMethods } from './cashier/methods/index.ts'
import { providerAccounts } from './cashier/providers/index.ts'
import { releaseHeldWorker } from './cashier/settlement/index.ts'
import { seedMethods } from './cashier/method-catalogue/index.ts'
import { visitorDepositWorker, visitorJob } from './cashier/pay-and-play/index.ts'
import { seedPages } from './edge/content/index.ts'
import { scheduleSweep, sweepJob, sweepWorker } from './play/game-sessions/index.ts'
import { seedCatalogue } from './play/demonstration-games/index.ts'
import { forgetDocumentsJob, forgetDocumentsWorker } from './knowing/document-records/index.ts'
import { validationLookJob, validationLookWorker } from './knowing/automatic-validation/index.ts'
import {
  forgetIdentificationsWorker,
  lookJob,
  lookWorker,
  seedSandboxAddresses,
  trustSandboxJob,
  trustSandboxWorker,
} from './knowing/identification/index.ts'
import { limitTurnJob, limitTurnWorker } from './money/limit-changes/index.ts'
import { refreshCapsInside, sessionTimeJob } from './money/limit-enforcement/index.ts'
import { activationLinkWorker } from './people/activation/index.ts'
import { registerFormOf } from './people/registration/index.ts'
import { retentionJob, retentionWorker } from './people/privacy/index.ts'
import { openSettings, seedSetting, settingsAtStart } from './settings/index.ts'
import { sessionTimeWorker } from './play/session-time/index.ts'
import { forgetWhatIsOverWorker } from './people/sign-in/index.ts'
import { openSessionsAmong } from './people/sessions/index.ts'
import { passwordLinkWorker } from './people/passwords/index.ts'
import { openAccounts, openWallets, rollUp, walletView } from './money/wallet/index.ts'
import { webPushJob, webPushWorker } from './edge/web-push/index.ts'

/** A house at work, and how to end it. */
export type RunningHouse = { house: House; close: () => Promise<void> }

/** Opens everything that a process of ours works with: database, clock, settings, wallet, push, news. The log goes to standard output unless another place is named. */
export async function openHouse(env: Environment, clock: MovableClock = systemClock(), logTo?: DestinationStream): Promise<RunningHouse> {
  const db = openDatabase(env.databaseUrl, undefined, env.databaseWaitMs)
  const log = loggerOf(env, logTo)
  const settings = await openSettings(db)
  requireTrustedSource(settings)
  const push = openPush((ids) => openSessionsAmong({ db, clock, settings }, ids))
  const news = openNews(db, push, (wallet) => walletView({ db, clock }, wallet), log)
  const wallet = openWallets(
    db,
    clock,
    async (sql, key) => void (await refreshCapsInside({ clock, settings }, sql, key)),
    ({ player, shard, currency }) => news.tell(player, { about: 'wallet', shard, currency }),
  )
  const house: House = {
    env,
    db,
    clock,
    settings,
    wallet,
    push,
    log,
    personal: personalDataWith(fieldKeysOf(env), env.indexKey),
    metrics: openMetrics(),
    tell: news.tell,
  }
  const catchUp = async () => {
    await settings.reload()
    if (env.mode === 'sandbox') clock.setOffset(await readClockOffset(db))
    await chooseKey(house)
  }
  await catchUp()
  let isClosed = false
  // A change is told once: whoever could not read it asks until it can.
  const catchUpAtLast = (): void =>
    void catchUp().catch((error: unknown) => {
      if (isClosed) return
      log.warn({ error }, 'a change could not be read yet')
      setTimeout(catchUpAtLast, againMs).unref()
    })
  const ears = listen(db, (channel, payload) => (channel === 'player' ? news.hear(payload) : catchUpAtLast()), catchUpAtLast)
  return {
    house,
    async close() {
      isClosed = true
      push.close()
      await ears.close()
      await db.close()
    },
  }
}

const againMs = 1000

/** Seals with the key that the database names, which an operator may have changed. */
async function chooseKey({ db, personal, log }: Pick<House, 'db' | 'personal' | 'log'>): Promise<void> {
  const key = (await readInstallation(db))?.sealing_key
  if (key && !personal.sealWith(key)) log.error({ key }, 'the key that seals is not among the keys of this server')
}

/** The accounts that this version books on; those of games come with the games. */
export const openHouseAccounts = ({ db }: Pick<House, 'db'>): Promise<void> => openAccounts(db, [...providerAccounts(), ...bonusAccounts()])

/** Puts in what a new installation offers, and what is done again and again. */
async function furnish(house: House): Promise<void> {
  await openHouseAccounts(house)
  // An operator connects a provider first, and then switches on what goes through it.
  await seedMethods(house.db, firstMethods, house.env.mode === 'sandbox')
  await seedCampaigns(house)
  await seedCatalogue(house)
  if (house.env.mode === 'sandbox') {
    await seedSandboxSettings(house)
    await writeJob(house.db, trustSandboxJob, 'all', house.clock.now())
  }
  await settingsAtStart(house)
  await seedPages(house.db, house.clock.now())
  await scheduleSweep(house)
  const always = ['roll-up', autoPayoutJob, 'sign-in-over', 'identification-over', forgetDocumentsJob, tableBudgetsJob, retentionJob]
  for (const job of always) await writeJob(house.db, job, 'all', house.clock.now())
}

/** Furnishes the house, and starts the work that is due by our clock. */
export async function startWork(house: House): Promise<{ close: () => Promise<void> }> {
  await furnish(house)
  const from = () => `${house.settings.get('site.name')} <no-reply@${new URL(house.env.publicOrigin).hostname}>`
  // Asking how an identification stands may wait at its service: in places of its own.
  const looks = runJobs(house.db, house.clock, { [lookJob]: lookWorker(house, registerFormOf(house)) }, house.log, {
    atOnce: looksAtOnce,
  })
  const work = runJobs(
    house.db,
    house.clock,
    {
      mail: mailWorker(house, from),
      sms: smsWorker(house),
      'password-link': passwordLinkWorker(house),
      'activation-link': activationLinkWorker(house),
      'sign-in-over': forgetWhatIsOverWorker(house),
      'identification-over': forgetIdentificationsWorker(house),
      [trustSandboxJob]: trustSandboxWorker(house),
      'deposit-check': checkDepositWorker(house),
      payout: payOutWorker(house),
      'release-held': releaseHeldWorker(house),
      [autoPayoutJob]: autoPayoutWorker(house),
      [limitTurnJob]: limitTurnWorker(house),
      [sessionTimeJob]: sessionTimeWorker(house),
      [visitorJob]: visitorDepositWorker(house),
      [sweepJob]: sweepWorker(house),
      [forgetDocumentsJob]: forgetDocumentsWorker(house),
      [validationLookJob]: validationLookWorker(house),
      [webPushJob]: webPushWorker(house),
      [tableBudgetsJob]: tableBudgetsWorker(house),
      [sealAgainJob]: sealAgainWorker(house),
      [retentionJob]: retentionWorker(house),
      'roll-up': () => rollUp(house.db, house.clock),
    },
    house.log,
  )
  return { close: async () => void (await Promise.all([looks.close(), work.close()])) }
}

const looksAtOnce = 32

/** The registers of exclusions that the sandbox plays. */
const sandboxRegisters = ['spelpaus', 'gamstop', 'cruks', 'epis', 'hampi', 'oasis', 'rofus', 'rgiaj', 'onjn', 'finland']

/** In the sandbox the services of the outside stand beside us. */
async function seedSandboxSettings({ db, clock, env, settings }: House): Promise<void> {
  const sandbox = new URL(env.sandboxOrigin)
  const at = clock.now()
  await seedSetting(db, 'fe.errorReporting.url', `http://fairhouse@${sandbox.host}/errors/1`, at)
  await seedSandboxAddresses(db, env.sandboxOrigin, at)
  if (env.sandboxAntivirus) await seedSetting(db, 'be.antivirus.address', env.sandboxAntivirus, at)
  await seedSetting(db, 'be.sms.url', `${sandbox.origin}/sms`, at)
  const registers = Object.fromEntries(sandboxRegisters.map((name) => [name, `${sandbox.origin}/registers/${name}`]))
  await seedSetting(db, 'be.exclusionRegisters', registers, at)
  await settings.reload()
}

/** One line of JSON for each thing worth knowing; what could be a secret or a person is taken out wherever it stands. */
function loggerOf(env: Environment, logTo?: DestinationStream): Logger {
  const secret = ['password', 'authorization', 'cookie', 'token', 'secret', 'email', 'fields', 'cres']
  const options = {
    level: env.logLevel,
    base: { part: 'server' },
    redact: {
      paths: [...secret, ...secret.map((name) => `*.${name}`), 'req.headers.cookie', 'req.headers.authorization'],
      censor: '[hidden]',
    },
    // Addresses may carry one-time tokens, and may stand in any message.
    hooks: { streamWrite: maskTokens },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
      error: (error: Error) => ({ name: error.name, message: error.message, stack: error.stack }),
    },
  }
  return logTo ? pino(options, logTo) : pino(options)
}
