import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApps } from './build.ts'
import { keepArchive } from './backup/keep-archive.ts'
import { keepRunning, untilAnswers, type Child } from './child.ts'
import { openDatabases, type Databases } from './databases.ts'
import { servicesFrom } from './live-secrets.ts'
import {
  localAddress,
  prepareDataDir,
  readPlaces,
  moreFieldKeys,
  readSecrets,
  requireFreePort,
  requireOpenablePort,
  writePrivate,
  type Places,
  type Secrets,
} from './places.ts'
import { endWith, Sentence } from './sentence.ts'

const root = join(import.meta.dirname, '..')

/** `npm start`: starts all processes, keeps them running, and stops them cleanly. */
async function start(): Promise<void> {
  const began = Date.now()
  const places = readPlaces(process.env)
  prepareDataDir(places.dataDir, !places.databaseUrl)
  takeFolder(places.dataDir)
  await requireFreePorts(places)
  const secrets = readSecrets(places.dataDir)
  const outside = { ...(places.mode === 'live' ? servicesFrom(process.env) : sandboxFor(places, secrets)), ...studioFor(places, secrets) }
  const databases = await openDatabases(places, secrets)
  const children: Child[] = []
  let over = false
  const kept = databases.archive && keepArchive(databases.archive, databases.owner)
  const stop = async (code: number) => {
    if (over) return
    over = true
    kept?.stop()
    await Promise.all(children.map((child) => child.stop()))
    await databases.embedded?.stop()
    rmSync(join(places.dataDir, 'running.json'), { force: true })
    process.exit(code)
  }
  endWhenTold(stop)
  try {
    buildApps()
    const gaveUp = (error: Sentence) => {
      console.error(error.message)
      void stop(1)
    }
    writePrivate(join(places.dataDir, 'running.json'), { pid: process.pid, owner: databases.owner, app: databases.app, ...places })
    if (places.studioUrl) children.push(keepRunning(join(root, 'apps/studio/src/main.ts'), studioEnv(places, secrets, databases), gaveUp))
    if (places.mode === 'sandbox')
      children.push(keepRunning(join(root, 'apps/sandbox/src/main.ts'), { ...outside, ...sandboxEnv(places, databases) }, gaveUp))
    children.push(keepRunning(join(root, 'apps/server/src/main.ts'), { ...outside, ...serverEnv(places, secrets, databases) }, gaveUp))
    if (places.mode === 'sandbox') await untilAnswers(`http://127.0.0.1:${places.sandboxPort}/healthz`, 30, () => over)
    if (places.studioUrl) await untilAnswers(new URL('/readyz', places.studioUrl).href, 30, () => over)
    await untilAnswers(`http://${places.host}:${places.port}/readyz`, 30, () => over)
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error)
    return stop(1)
  }
  for (const child of children) child.works()
  if (!over) greet(places, Date.now() - began)
}

/** Besides the site, the sandbox listens too, except in live mode. */
async function requireFreePorts(places: Places): Promise<void> {
  await requireFreePort(places.port, places.host, 'PORT')
  await requireOpenablePort(places.port, 'PORT')
  await requireFreePort(places.officePort, places.host, 'OFFICE_PORT')
  await requireOpenablePort(places.officePort, 'OFFICE_PORT')
  await requireFreePort(places.officeFilesPort, places.host, 'OFFICE_FILES_PORT')
  await requireOpenablePort(places.officeFilesPort, 'OFFICE_FILES_PORT')
  if (places.studioUrl) {
    await requireFreePort(places.studioPort, places.host, 'STUDIO_PORT')
    await requireOpenablePort(places.studioPort, 'STUDIO_PORT')
  }
  if (places.mode === 'live') return
  await requireFreePort(places.sandboxPort, '127.0.0.1', 'SANDBOX_PORT')
  await requireOpenablePort(places.sandboxPort, 'SANDBOX_PORT')
  await requireFreePort(places.smtpPort, '127.0.0.1', 'SMTP_PORT')
  await requireFreePort(places.antivirusPort, '127.0.0.1', 'ANTIVIRUS_PORT')
}

/** Locks the data folder: refuses if another Fairhouse runs in it, and takes over the lock of a dead one. */
function takeFolder(dataDir: string): void {
  const file = join(dataDir, 'running.json')
  if (!existsSync(file)) return
  const pid = pidIn(file)
  if (runsHere(pid))
    throw new Sentence(
      `Fairhouse already runs from ${dataDir} (process ${pid}). End it first, or set DATA_DIR, PORT, OFFICE_PORT, STUDIO_PORT, SANDBOX_PORT and SMTP_PORT for a second one.`,
    )
}

/** Returns the process that a lock file names; 0 if a crash left it broken. */
function pidIn(file: string): number {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid // we have written it
  } catch {
    return 0
  }
}

function runsHere(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('launch/start.ts')
  } catch {
    return false
  }
}

const hungUp = 129 // 128 + SIGHUP, as shells report it

function endWhenTold(stop: (code: number) => Promise<void>): void {
  // Writing to a closed terminal fails; that must not interrupt an orderly end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  const alone = () => {
    console.error(
      'Fairhouse ends, because the shell or the program that started it has ended. To keep it running without, let systemd start it, or use "setsid --fork npm start".',
    )
    void stop(hungUp)
  }
  process.on('SIGHUP', alone)
  process.stdin.on('end', alone).on('error', alone).resume()
}

const everywhere = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'production',
  TZ: 'UTC',
})

/**
 * The variables by which the sandbox stands in for outside services: its address, and the secrets that it shares with
 * the server.
 */
function sandboxFor(places: Places, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    SANDBOX_ORIGIN: `http://127.0.0.1:${places.sandboxPort}`,
    SANDBOX_PORT: String(places.sandboxPort),
    SMTP_PORT: String(places.smtpPort),
    ANTIVIRUS_PORT: String(places.antivirusPort),
    ACQUIRER_API_KEY: secrets.acquirerKey,
    ACQUIRER_WEBHOOK_SECRET: secrets.acquirerWebhook,
    SERVICE_SANDBOX_KEY: secrets.identification,
    SMS_API_KEY: secrets.sms,
    REGISTERS_API_KEY: secrets.registers,
  }
}

/** The keys and the addresses of our own studio, if this installation runs one. */
function studioFor({ studioUrl, studioOrigin }: Places, secrets: Secrets): NodeJS.ProcessEnv {
  if (!studioUrl) return {}
  return { STUDIO_ID: 'orchard', STUDIO_KEY_ID: 'k1', STUDIO_SECRET: secrets.studio, STUDIO_URL: studioUrl, STUDIO_ORIGIN: studioOrigin }
}

/** The studio knows the house by its wallet alone; in a demonstration the sandbox's line stands between them. */
function studioEnv(places: Places, secrets: Secrets, databases: Databases): NodeJS.ProcessEnv {
  const sandbox = `http://127.0.0.1:${places.sandboxPort}`
  const demonstration = { WALLET_ORIGIN: sandbox, CLOCK_URL: `${sandbox}/control/clock`, STUDIO_DESK: 'open' }
  return {
    ...everywhere(),
    ...studioFor(places, secrets),
    HOST: places.host,
    STUDIO_PORT: String(places.studioPort),
    STUDIO_DATABASE_URL: databases.studio,
    STUDIO_DESK_PASSWORD: process.env.STUDIO_DESK_PASSWORD ?? '',
    METRICS_TOKEN: process.env.METRICS_TOKEN ?? '',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...(places.mode === 'live' ? { WALLET_ORIGIN: `http://${localAddress(places.host)}:${places.port}` } : demonstration),
  }
}

function serverEnv(places: Places, secrets: Secrets, databases: Databases): NodeJS.ProcessEnv {
  return {
    ...everywhere(),
    MODE: places.mode,
    HOST: places.host,
    PORT: String(places.port),
    PUBLIC_ORIGIN: places.publicOrigin,
    OFFICE_PORT: String(places.officePort),
    OFFICE_ORIGIN: places.officeOrigin,
    OFFICE_FILES_PORT: String(places.officeFilesPort),
    OFFICE_FILES_ORIGIN: process.env.OFFICE_FILES_ORIGIN ?? '',
    DATABASE_URL: databases.app,
    OFFICE_DATABASE_URL: databases.office,
    FIELD_KEY: secrets.fieldKey,
    MORE_FIELD_KEYS: moreFieldKeys(secrets).join(','),
    INDEX_KEY: secrets.indexKey,
    PLAYER_REF_KEY: secrets.playerRef,
    VAPID_PRIVATE_KEY: secrets.vapid,
    AUDIT_KEY: secrets.audit,
    AUDIT_ANCHOR: places.auditAnchor,
    SERVER_ROLE: process.env.SERVER_ROLE ?? '',
    DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? '',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    METRICS_TOKEN: process.env.METRICS_TOKEN ?? '',
    SETTINGS_FILE: process.env.SETTINGS_FILE ? resolve(process.env.SETTINGS_FILE) : '',
  }
}

function sandboxEnv(places: Places, databases: Databases): NodeJS.ProcessEnv {
  return {
    ...everywhere(),
    PRODUCT_ORIGIN: places.publicOrigin,
    OFFICE_ORIGIN: places.officeOrigin,
    SANDBOX_DATABASE_URL: databases.sandbox,
  }
}

function greet(places: Places, tookMs: number): void {
  console.log(`
  Fairhouse is ready (${(tookMs / 1000).toFixed(1)} s).

    Site      ${places.publicOrigin}
    Office    ${places.officeOrigin}
    Studio    ${places.studioUrl ? `${places.studioOrigin}   our own games` : 'elsewhere, at be.studio.url'}
    ${places.mode === 'live' ? 'Live      real services, real money' : `Sandbox   http://127.0.0.1:${places.sandboxPort}   cards, mails, phones, clock`}
    Data      ${places.dataDir}
    Backups   ${places.backupDir ? `${places.backupDir}   sealed with the key in ${places.backupKeyFile}: keep a copy of it elsewhere` : 'none: set BACKUP_DIR'}

  Ctrl-C stops all of it.
`)
}

await start().catch(endWith)
