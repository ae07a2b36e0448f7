import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { foreignKeys } from '../../apps/server/src/base/installation/keys-of-installation.ts'
import { readInstallationAsOwner } from '../../apps/server/src/base/installation/installation.sql.ts'
import { keysSentence } from '../../apps/server/src/base/installation/require-installation.ts'
import { migrate, newerSentence, newerThanHere, readMigrationsAsOwner } from '../../apps/server/src/base/database/migrate.sql.ts'
import { peopleKeys } from '../databases.ts'
import type { Secrets } from '../places.ts'
import { endLeftovers } from '../postgres-leftovers.ts'
import { Sentence } from '../sentence.ts'
import type { Archive } from './archive.ts'
import { chooseBackup, type Choice, type Moment } from './choose-backup.ts'
import { eraseRestored, type ErasedAgain } from './erasures.ts'
import { writeRestore } from './write-restore.sql.ts'
import { recover, type Recovered } from './recover.ts'
import { makeFolder, syncFolder } from './sealing/safe-files.ts'

/** A data folder that was restored, and the moment that it is in. */
export type Restored = { folder: string; backup: string; reachedAt: Date; seconds: number; erasures: ErasedAgain }

/** What an operator asks for: the data folder to make, where the keys may lie else, and the moment. */
export type Wanted = { folder: string; keysFrom: string; moment: Moment | undefined; backup?: string | undefined }

/** Files that an operator lays into the folder before. */
const mayBeThere = new Set(['secrets.json', 'backup.key'])
/** What is under way; a killed restore leaves it, and the next one begins anew. */
const underWay = 'restoring'

/**
 * Restores a database into an empty data folder. Nothing that a house would start from is there before all of it is: the
 * folder of the database gets its name at the end.
 */
export async function restore(archive: Archive, { folder, keysFrom, moment, backup }: Wanted): Promise<Restored> {
  const began = performance.now()
  requireEmpty(folder)
  const choice = await chooseBackup(archive, moment, backup)
  makeFolder(folder)
  const secrets = secretsFor(folder, keysFrom, choice)
  const place = join(folder, underWay)
  await endLeftovers(join(place, 'cluster'))
  rmSync(place, { recursive: true, force: true })
  makeFolder(place)
  try {
    const recovered = await recover(archive, choice, moment, { folder: place, password: secrets.database })
    try {
      const erasures = await prepare(archive, recovered, secrets, folder)
      const seconds = (performance.now() - began) / 1000
      const details = { backup: choice.manifest.name, erasedAgain: erasures.erased }
      await writeRestore(recovered.owner, recovered.reachedAt, seconds, details)
      await recovered.server.stop()
      renameSync(place, join(folder, 'postgres'))
      syncFolder(folder)
      return { folder, backup: choice.manifest.name, reachedAt: recovered.reachedAt, seconds, erasures }
    } finally {
      await recovered.server.stop()
    }
  } catch (error) {
    rmSync(place, { recursive: true, force: true })
    throw error
  }
}

function requireEmpty(folder: string): void {
  if (!existsSync(folder)) return
  const others = readdirSync(folder).filter((name) => !mayBeThere.has(name) && name !== underWay)
  if (others.length === 0) return
  throw new Sentence(
    `${folder} is not empty: it holds ${others[0]}. Move what is there away, or name an empty folder by --to; only secrets.json and backup.key may lie in it.`,
  )
}

/** Finds the house's keys: in the folder itself, else in the data folder of this installation, from where they are copied. */
function secretsFor(folder: string, keysFrom: string, { manifest }: Choice): Secrets {
  const own = join(folder, 'secrets.json')
  const from = [own, join(keysFrom, 'secrets.json')].find((file) => existsSync(file))
  if (!from)
    throw new Sentence(
      `The keys of the house are missing: without its secrets.json nobody could sign in or be read. Put your copy of it into ${folder}, then restore again.`,
    )
  const secrets = readSecretsIn(from)
  // The house's key may have been changed after the backup; it is looked at in the restored database. These never change.
  const { indexKey, playerRefKey } = manifest.keys
  const known = { ...(indexKey ? { indexKey } : {}), ...(playerRefKey ? { playerRefKey } : {}) }
  const foreign = foreignKeys({ mode: 'live', keys: known }, peopleKeys(secrets))
  if (foreign.length > 0)
    throw new Sentence(
      `${from} is of another house (${foreign.join(', ')} differ), and without the right keys nobody could sign in or be read. Put the secrets.json of this house into ${folder}, then restore again.`,
    )
  if (from !== own) copyFileSync(from, own)
  const key = join(keysFrom, 'backup.key')
  if (existsSync(key) && !existsSync(join(folder, 'backup.key')) && resolve(folder) !== resolve(keysFrom))
    copyFileSync(key, join(folder, 'backup.key'))
  return secrets
}

/** Reads the secrets of an installation; throws a sentence if they are none. */
export function readSecretsIn(file: string): Secrets {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Secrets // the start of the house wrote it
    if (secrets.database && secrets.fieldKey && secrets.indexKey && secrets.playerRef) return secrets
  } catch {
    // Said below, as for a file that lacks keys.
  }
  throw new Sentence(`${file} does not hold the keys of a house. Put your copy of the right file there, then try again.`)
}

/** Brings a restored database to this release, looks whether the keys are its own, and erases again whom it brought back. */
async function prepare(archive: Archive, { owner }: Recovered, secrets: Secrets, dataDir: string): Promise<ErasedAgain> {
  const newer = newerThanHere(await readMigrationsAsOwner(owner))
  if (newer.length > 0) throw new Sentence(newerSentence(newer))
  const installation = await readInstallationAsOwner(owner)
  const sentence = keysSentence(installation, peopleKeys(secrets))
  if (sentence) throw new Sentence(sentence)
  await migrate(owner)
  const addresses = { owner, app: owner, mode: installation?.mode ?? 'sandbox', dataDir, publicOrigin: '', smtpPort: 0 }
  return eraseRestored(archive, addresses, secrets)
}
