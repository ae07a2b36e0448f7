import { pino, type DestinationStream, type Logger } from 'pino'
import type { Actor } from './base/actor.ts'
import type { House } from './base/house.ts'
import { systemClock, type MovableClock } from './base/clock.ts'
import { openDrain } from './base/http/drain.ts'
import { requireTrustedSource } from './base/http/country.ts'
import { type Database, openDatabase } from './base/database/database.ts'
import type { Environment } from './base/environment.ts'
import { maskTokens } from './base/http/mask-tokens.ts'
import { readInstallation } from './base/installation/installation.sql.ts'
import { fieldKeysOf } from './base/installation/keys-of-installation.ts'
import { openMetrics } from './base/monitoring/metrics.ts'
import { openPlayerNews } from './base/live-updates/player-news.ts'
import { listen, readClockOffset } from './base/database/notify.sql.ts'
import { personalDataWith } from './base/keys/personal-data.ts'
import { openEventStreams } from './base/live-updates/event-streams.ts'
import { refreshCapsInside } from './money/limit-enforcement/index.ts'
import { openOwnMessages } from './base/mail/own-messages.ts'
import { openSettings } from './settings/index.ts'
import { openStops } from './settings/incidents/index.ts'
import { openSessionsAmong } from './people/sessions/index.ts'
import { openAccounts, openWallets, walletView } from './money/wallet/index.ts'
import { providerAccounts } from './cashier/providers/index.ts'
import { seedFirstMethods } from './cashier/methods/index.ts'
import { bonusAccounts } from './play/bonuses/index.ts'
import { loyaltyAccount } from './play/loyalty/index.ts'
import { seedCampaigns } from './play/campaigns/index.ts'
import { seedCatalogue } from './play/catalogue-seed/index.ts'

/** A house at work, and how to end it. */
export type RunningHouse = { house: House; close: () => Promise<void> }

/** Opens everything that a process of ours works with: database, clock, settings, wallet, push, news. The log goes to standard output unless another place is named. */
export async function openHouse(env: Environment, clock: MovableClock = systemClock(), logTo?: DestinationStream): Promise<RunningHouse> {
  const db = openDatabase(env.databaseUrl, { waitMs: env.databaseWaitMs, directUrl: env.databaseDirectUrl })
  const log = loggerOf(env, logTo)
  const { settings, messages, stops } = await openWhatIsEdited(db)
  const push = openEventStreams((ids) => openSessionsAmong({ db, clock, settings }, ids))
  const news = openPlayerNews(db, push, (wallet) => walletView({ db, clock }, wallet), log)
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
    messages,
    stops,
    wallet,
    push,
    log,
    personal: personalDataWith(fieldKeysOf(env), env.indexKey),
    metrics: openMetrics(),
    drain: openDrain(),
    tell: news.tell,
    tellAll: news.tellAll,
  }
  const catchUp = async () => {
    await Promise.all([settings.reload(), messages.reload(), stops.reload()])
    if (env.mode === 'sandbox') clock.setOffset(await readClockOffset(db))
    await chooseKey(house)
  }
  await catchUp()
  const hearing = catchUpOn(db, log, catchUp, news.hear)
  return {
    house,
    async close() {
      push.close()
      await news.close()
      await hearing.close()
      await db.close()
    },
  }
}

const againMs = 1000

/** Hears what other processes have changed, and catches up with it. */
function catchUpOn(
  db: House['db'],
  log: Logger,
  catchUp: () => Promise<void>,
  hear: (payload: string) => void,
): { close: () => Promise<void> } {
  let isClosed = false
  // A change is told once: whoever could not read it asks until it can.
  const catchUpAtLast = (): void =>
    void catchUp().catch((error: unknown) => {
      if (isClosed) return
      log.warn({ error }, 'a change could not be read yet')
      setTimeout(catchUpAtLast, againMs).unref()
    })
  const ears = listen(db, (channel, payload) => (channel === 'player' ? hear(payload) : catchUpAtLast()), catchUpAtLast)
  return {
    async close() {
      isClosed = true
      await ears.close()
    },
  }
}

/** What operators edit and every process keeps in memory. */
async function openWhatIsEdited(db: Database): Promise<Pick<House, 'settings' | 'messages' | 'stops'>> {
  const [settings, messages, stops] = await Promise.all([openSettings(db), openOwnMessages(db), openStops(db)])
  requireTrustedSource(settings)
  return { settings, messages, stops }
}

/** Seals with the key that the database names, which an operator may have changed. */
async function chooseKey({ db, personal, log }: Pick<House, 'db' | 'personal' | 'log'>): Promise<void> {
  const key = (await readInstallation(db))?.sealing_key
  if (key && !personal.sealWith(key)) log.error({ key }, 'the key that seals is not among the keys of this server')
}

/** The accounts that this version books on; those of games come with the games. */
export const openHouseAccounts = ({ db }: Pick<House, 'db'>): Promise<void> =>
  openAccounts(db, [...providerAccounts(), ...bonusAccounts(), loyaltyAccount])

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

/** Adds what a new installation offers and does not have yet. Returns how many there are of each. */
export async function seedHouse(house: House, actor: Actor) {
  const [methods, campaigns] = [await seedFirstMethods(house), await seedCampaigns(house, actor)]
  return { methods, campaigns, ...(await seedCatalogue(house)) }
}
