import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { KeyFile } from '../../../base/key-rotation/key-file.ts'

/** The installation of a data folder: its databases by role, and whether it is live. */
export type Addresses = {
  owner: string
  app: string
  mode: 'sandbox' | 'live'
  dataDir: string
  /** The site's public address and the sandbox's mail port; empty or zero if unknown. */
  publicOrigin: string
  officeOrigin?: string
  smtpPort: number
  /** Where our own studio is, for us and for browsers; empty or missing if there is none here. */
  studioUrl?: string
  studioOrigin?: string
  /** The file of the audit log's anchors, or its folder; empty or missing if there is none. */
  auditAnchor?: string | undefined
  /** Where the embedded database is backed up to; empty or missing if it is not. */
  backupDir?: string | undefined
  backupKeyFile?: string | undefined
  /** Set if the database is an operator's own server; otherwise it is the embedded one. */
  databaseUrl?: string | undefined
}

/** Finds the running installation by DATA_DIR (./data); falls back to DATABASE_URL if nothing runs. */
export function findAddresses(env: NodeJS.ProcessEnv): Addresses {
  const dataDir = folderOf(env)
  const file = join(dataDir, 'running.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Addresses // written by the start script
  const { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: publicOrigin = '', OFFICE_ORIGIN: officeOrigin, AUDIT_ANCHOR: auditAnchor } = env
  if (databaseUrl)
    return {
      owner: databaseUrl,
      app: databaseUrl,
      databaseUrl,
      mode: env.MODE === 'live' ? 'live' : 'sandbox',
      dataDir,
      publicOrigin,
      ...(officeOrigin ? { officeOrigin } : {}),
      smtpPort: 0,
      auditAnchor,
    }
  throw new Error(
    `Nothing runs from ${dataDir}. Start Fairhouse by "npm start", or set DATA_DIR to its data folder, or DATABASE_URL to its database.`,
  )
}

/** Returns the address of the office of the installation on this computer, if one runs. */
export function runningOffice(env: NodeJS.ProcessEnv): string | undefined {
  const file = join(folderOf(env), 'running.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Addresses).officeOrigin : undefined // written by the start script
}

/** Field keys besides the one that seals: older ones that may still be in use, and one to seal with next. */
type MoreKeys = { olderFieldKeys?: string[]; nextFieldKey?: string }
export type KnownSecrets = Record<string, string> & MoreKeys

/** Returns the secrets that commands need to read what is encrypted. */
export function findSecrets(env: NodeJS.ProcessEnv): KnownSecrets {
  const file = secretsFile(env)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownSecrets) : {} // written by the start script
}

const secretsFile = (env: NodeJS.ProcessEnv): string => join(folderOf(env), 'secrets.json')

/** Returns all field keys besides `fieldKey`, in hex. */
export const moreKeysIn = ({ nextFieldKey, olderFieldKeys = [] }: MoreKeys): string[] => [
  ...(nextFieldKey ? [nextFieldKey] : []),
  ...olderFieldKeys,
]

/** The keys of the house in the secrets of an installation. */
export const keyFileOf = (env: NodeJS.ProcessEnv): KeyFile => ({
  read: () => {
    const { fieldKey = '', nextFieldKey, olderFieldKeys = [] } = findSecrets(env)
    return { fieldKey, ...(nextFieldKey ? { nextFieldKey } : {}), olderFieldKeys }
  },
  write: ({ olderFieldKeys, ...keys }) => {
    const { fieldKey: _, nextFieldKey: __, olderFieldKeys: ___, ...others } = findSecrets(env)
    const older = olderFieldKeys.length > 0 ? { olderFieldKeys } : {}
    writeSecrets(env, Object.assign(others, keys, older) as KnownSecrets) // same type as the file
  },
})

/** Writes the secrets atomically. */
function writeSecrets(env: NodeJS.ProcessEnv, secrets: KnownSecrets): void {
  const file = secretsFile(env)
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const folderOf = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../../../../../data'))
