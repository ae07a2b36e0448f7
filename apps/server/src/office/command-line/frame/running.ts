import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The databases of the installation whose data folder this is, by role, and whether it is live. */
export type Addresses = {
  owner: string
  app: string
  mode: 'sandbox' | 'live'
  dataDir: string
  /** Where the site is for players, and where the sandbox takes mails; what is not known is empty or zero. */
  publicOrigin: string
  smtpPort: number
  /** Whether the database is an operator's own server; else it is the embedded one. */
  databaseUrl?: string | undefined
}

/** Finds the running installation: DATA_DIR (./data) says where its database is; DATABASE_URL is used where nothing runs. */
export function findAddresses(env: NodeJS.ProcessEnv): Addresses {
  const dataDir = folderOf(env)
  const file = join(dataDir, 'running.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Addresses // written by the start script
  const { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: publicOrigin = '' } = env
  if (databaseUrl)
    return {
      owner: databaseUrl,
      app: databaseUrl,
      databaseUrl,
      mode: env.MODE === 'live' ? 'live' : 'sandbox',
      dataDir,
      publicOrigin,
      smtpPort: 0,
    }
  throw new Error(
    `Nothing runs from ${dataDir}. Start Fairhouse by "npm start", or set DATA_DIR to its data folder, or DATABASE_URL to its database.`,
  )
}

/** The keys of the house beside the one that seals: those that something may still be sealed with, and one that is to seal next. */
type MoreKeys = { olderFieldKeys?: string[]; nextFieldKey?: string }
export type KnownSecrets = Record<string, string> & MoreKeys

/** The secrets that the commands need to read what is encrypted. */
export function findSecrets(env: NodeJS.ProcessEnv): KnownSecrets {
  const file = secretsFile(env)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownSecrets) : {} // written by the start script
}

const secretsFile = (env: NodeJS.ProcessEnv): string => join(folderOf(env), 'secrets.json')

/** All keys of the house beside `fieldKey`, in hex. */
export const moreKeysIn = ({ nextFieldKey, olderFieldKeys = [] }: MoreKeys): string[] => [
  ...(nextFieldKey ? [nextFieldKey] : []),
  ...olderFieldKeys,
]

/** Writes the secrets, whole or not at all. */
export function writeSecrets(env: NodeJS.ProcessEnv, secrets: KnownSecrets): void {
  const file = secretsFile(env)
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const folderOf = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../../../../../data'))
