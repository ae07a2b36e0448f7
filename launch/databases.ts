import { createSecretKey } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { findPrimary, hostsOf, joinHosts } from '@fairhouse/process/primary.ts'
import { decideMode, readInstallationAsOwner, writeKeys } from '../apps/server/src/base/installation/installation.sql.ts'
import { digestsOf, probeOf } from '../apps/server/src/base/installation/keys-of-installation.ts'
import { migrate, newerSentence, newerThanHere, readMigrationsAsOwner } from '../apps/server/src/base/database/migrate.sql.ts'
import { keysSentence } from '../apps/server/src/base/installation/require-installation.ts'
import { grantRoles } from '../apps/server/src/base/database/roles.sql.ts'
import type { Archive } from './backup/archive.ts'
import { beginArchive } from './backup/keep-archive.ts'
import { archiving } from './backup/postgres-settings.ts'
import { moreFieldKeys, type Places, type Secrets } from './places.ts'
import { keepPostgres, type KeptPostgres } from './keep-postgres.ts'
import { messageOf, Sentence } from './sentence.ts'

/** The addresses of one database by role (none for the sandbox in live mode), and the server if we run it. */
export type Databases = Record<'owner' | 'app' | 'office', string> &
  Record<'sandbox' | 'studio', string | undefined> & {
    embedded: KeptPostgres | undefined
    /** Where the embedded one is backed up to. */
    archive: Archive | undefined
  }

const leastVersion = 150_000

/** Starts or finds PostgreSQL, migrates, and grants the roles their rights. */
export async function openDatabases(places: Places, secrets: Secrets): Promise<Databases> {
  const { dataDir, databaseUrl, mode, studioUrl } = places
  const embedded = databaseUrl ? undefined : await keepPostgres(join(dataDir, 'postgres'), secrets.database, archivingOf(places))
  try {
    const archive = embedded && places.backupDir ? await beginArchive(embedded.url, places) : undefined
    const addresses = databaseUrl ? hostsOf(databaseUrl) : [await ensureDatabase(embedded!.url, 'fairhouse')] // without an address the embedded server was started
    const owner = databaseUrl ? await requireServer(addresses) : addresses[0]! // the embedded one has one
    await requireOwn(owner, secrets)
    await migrate(owner)
    await requireMode(owner, mode)
    await writeKeys(owner, digestsOf(peopleKeys(secrets)), probeOf(peopleKeys(secrets)))
    // Another process may have created it at the same moment.
    await requireOwn(owner, secrets)
    const roles = await grantRoles(owner, {
      app: secrets.app,
      office: secrets.office,
      ...(mode === 'sandbox' ? { sandbox: secrets.sandbox } : {}),
      ...(studioUrl ? { studio: secrets.studioRole } : {}),
    })
    const entered = (role: string, password: string) => joinHosts(addresses.map((one) => asRole(one, role, password)))
    return {
      owner: joinHosts(addresses),
      embedded,
      archive,
      app: entered(roles.app, secrets.app),
      office: entered(roles.office, secrets.office),
      sandbox: mode === 'sandbox' ? entered(roles.sandbox, secrets.sandbox) : undefined,
      studio: studioUrl ? entered(roles.studio, secrets.studioRole) : undefined,
    }
  } catch (error) {
    await embedded?.stop()
    if (error instanceof Sentence) throw error
    if (!databaseUrl) throw new Sentence(`The database in ${dataDir} could not be prepared: ${messageOf(error)}`)
    throw new Sentence(
      `The database of DATABASE_URL could not be prepared: ${messageOf(error)}. Its user must own the database and be allowed to create roles.`,
    )
  }
}

const archivingOf = ({ backupDir, backupKeyFile }: Places): Record<string, string> => (backupDir ? archiving(backupDir, backupKeyFile) : {})

/** The keys of people's data in an installation's secrets. */
export const peopleKeys = ({ fieldKey, indexKey, playerRef, ...more }: Secrets) => ({
  fieldKey: createSecretKey(fieldKey, 'hex'),
  indexKey: createSecretKey(indexKey, 'hex'),
  playerRefKey: createSecretKey(playerRef, 'hex'),
  moreFieldKeys: moreFieldKeys(more).map((key) => createSecretKey(key, 'hex')),
})

/** Refuses a database that belongs to other keys or a newer release, before anything in it is touched. */
async function requireOwn(owner: string, secrets: Secrets): Promise<void> {
  const newer = newerThanHere(await readMigrationsAsOwner(owner))
  if (newer.length > 0) throw new Sentence(newerSentence(newer))
  const sentence = keysSentence(await readInstallationAsOwner(owner), peopleKeys(secrets))
  if (sentence) throw new Sentence(sentence)
}

/** Refuses a database of the other mode: play money never becomes real, and the sandbox never reaches real players. */
async function requireMode(owner: string, wanted: Places['mode']): Promise<void> {
  const mode = await decideMode(owner, wanted)
  if (mode === wanted) return
  throw new Sentence(
    mode === 'sandbox'
      ? 'This database was begun with the sandbox: its players and its money are not real. To go live set DATA_DIR, or DATABASE_URL, to a new one.'
      : 'This database is live: the sandbox would have to do with real players. Set MODE=live, or DATA_DIR, or DATABASE_URL, to another one to try things out.',
  )
}

/** Returns the address of the same database for another role. */
export function asRole(url: string, role: string, password: string): string {
  const address = new URL(url)
  address.username = role
  address.password = password
  return address.href
}

/** Creates a database on our server unless it exists. Returns its address. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  await client.end()
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  return address.href
}

/** Waits for the server of DATABASE_URL, of several for the one that takes writes. Returns its address. */
async function requireServer(addresses: readonly string[]): Promise<string> {
  if (!addresses.every((one) => URL.canParse(one) && /^postgres(ql)?:$/.test(new URL(one).protocol)))
    throw new Sentence(
      'DATABASE_URL is not an address of the form postgres://user:password@host:port/database, with several hosts host:port,host:port. Correct it, or unset it to use the embedded database.',
    )
  const url = addresses.length === 1 ? addresses[0]! : await findPrimary(addresses, 8000).catch(awayWith) // of one
  let client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 })
  try {
    for (let tries = 0; !(await isOpen(client)); tries += 1) {
      if (tries === 0) console.log('The database of DATABASE_URL starts or recovers; waiting for it.')
      await new Promise((resolve) => setTimeout(resolve, 500))
      client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 })
    }
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
    if (Number(rows[0]?.version) < leastVersion)
      throw new Sentence('The server of DATABASE_URL is older than PostgreSQL 15. Point DATABASE_URL to a newer one.')
    return url
  } catch (error) {
    return awayWith(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function awayWith(error: unknown): never {
  if (error instanceof Sentence) throw error
  throw new Sentence(
    `The database of DATABASE_URL cannot be reached: ${messageOf(error)}. Correct the address, start the server, or unset DATABASE_URL to use the embedded one.`,
  )
}

const startsOrRecovers = '57P03'

/** Connects. Returns false if the server is starting up or recovering. */
async function isOpen(client: pg.Client): Promise<boolean> {
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === startsOrRecovers) return false // PostgreSQL's errors carry a code
    throw error
  }
}
