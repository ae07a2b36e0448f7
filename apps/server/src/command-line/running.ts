import { existsSync, readFileSync } from 'node:fs'
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

/** The secrets that the commands need to read what is encrypted. */
export function findSecrets(env: NodeJS.ProcessEnv): Record<string, string> {
  const file = join(folderOf(env), 'secrets.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {} // written by the start script
}

const folderOf = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../../../data'))
