import type { Environment } from '../environment.ts'
import type { Sql } from '../database/database.ts'
import { readInstallation, type Installation } from './installation.sql.ts'
import { foreignKeys, type PeopleKeys } from './keys-of-installation.ts'
import { migrationsHere, newerSentence, readApplied, tooNewForHere } from '../database/migrate.sql.ts'

/** Returns why keys may not be used with a database, or undefined. */
export const keysSentence = (installation: Installation | undefined, keys: PeopleKeys): string | undefined => {
  const foreign = installation ? foreignKeys(installation, keys) : []
  if (foreign.length === 0) return undefined
  return `This database belongs to other keys (${foreign.join(', ')} differ): with these its players could not log in or be read. Use the secrets.json that was made at its first start, or another database.`
}

/** Returns why an environment's keys may not be used with this database, or undefined. */
export const foreignKeysSentence = async (sql: Sql, keys: PeopleKeys): Promise<string | undefined> =>
  keysSentence(await readInstallation(sql), keys)

const modeSentence = (mode: string) =>
  `This database is ${mode === 'live' ? 'live' : 'of a sandbox'}, and MODE says otherwise. Set MODE=${mode}, or DATABASE_URL to another database.`

/** Throws a sentence if the database belongs to another mode, other keys or a release newer than the next one. */
export async function requireInstallation(sql: Sql, env: PeopleKeys & Pick<Environment, 'mode'>): Promise<void> {
  const installation = await readInstallation(sql)
  const applied = await readApplied(sql)
  const newer = tooNewForHere(applied)
  const names = new Set(applied.map(({ name }) => name))
  const missing = migrationsHere().filter((name) => !names.has(name))
  const sentence =
    (newer.length > 0 ? newerSentence(newer) : undefined) ??
    (missing.length > 0
      ? `This database is older than this release (${missing[0]} is missing). Run "npx fairhouse migrate" first.`
      : undefined) ??
    (installation && installation.mode !== env.mode ? modeSentence(installation.mode) : undefined) ??
    keysSentence(installation, env)
  if (sentence) throw new Error(sentence)
}
