import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** A login at one office. */
export type KeptLogin = { token: string; name: string; expiresAt: string }
type Kept = Record<string, KeptLogin>

/** Reads the logins of whoever runs the command, by the address of the office. */
export function readLogins(env: NodeJS.ProcessEnv): Kept {
  const file = fileOf(env)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {} // written below
}

/** Keeps the login at an office, or forgets it; the file can be read by its owner alone. */
export function keepLogin(env: NodeJS.ProcessEnv, origin: string, login: KeptLogin | undefined): void {
  const { [origin]: _, ...others } = readLogins(env)
  const file = fileOf(env)
  mkdirSync(folderOf(env), { recursive: true, mode: 0o700 })
  // A new file each time, so that one with wider rights never holds a token.
  writeFileSync(`${file}.new`, JSON.stringify(login ? { ...others, [origin]: login } : others, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const fileOf = (env: NodeJS.ProcessEnv): string => join(folderOf(env), 'logins.json')

/** `FAIRHOUSE_CONFIG`, else the folder `fairhouse` among the configuration of the operating system's user. */
const folderOf = (env: NodeJS.ProcessEnv): string =>
  env.FAIRHOUSE_CONFIG || join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'fairhouse')
