import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The databases of the installation whose data folder this is, by role, and whether it is live. */
export type Addresses = { owner: string; app: string; mode: 'sandbox' | 'live' }

/** Finds the running installation: DATA_DIR (./data) says where its database is; DATABASE_URL is used where nothing runs. */
export function findAddresses(env: NodeJS.ProcessEnv): Addresses {
  const dataDir = resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../../../data'))
  const file = join(dataDir, 'running.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Addresses // written by the start script
  if (env.DATABASE_URL) return { owner: env.DATABASE_URL, app: env.DATABASE_URL, mode: env.MODE === 'live' ? 'live' : 'sandbox' }
  throw new Error(
    `Nothing runs from ${dataDir}. Start Fairhouse by "npm start", or set DATA_DIR to its data folder, or DATABASE_URL to its database.`,
  )
}

/** The secrets that the commands need to read what is encrypted. */
export function findSecrets(env: NodeJS.ProcessEnv): Record<string, string> {
  const file = join(resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../../../data')), 'secrets.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {} // written by the start script
}
