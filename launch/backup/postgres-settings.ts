import { join } from 'node:path'
import type { Archive } from './archive.ts'

/** How long what was committed may wait before its piece of the log is archived, in seconds. */
export const archiveSeconds = 60
/** PostgreSQL's own bound, in case ours is not kept. */
const latestSeconds = 300

/** The settings by which the embedded PostgreSQL archives its log as it is written. */
export const archiving = (folder: string, keyFile: string): Record<string, string> => ({
  archive_mode: 'on',
  archive_timeout: `${latestSeconds}s`,
  archive_command: command('archive-wal.ts', [folder, keyFile], ['%p', '%f']),
})

/** Where a recovery ends: at a moment, or at the end of what is kept, on one timeline. */
export type Target = { timeline: number; at: string | undefined }

/** The settings by which a restored cluster replays the log up to the target and then opens. It archives nothing. */
export const recovering = ({ folder, key }: Archive, { timeline, at }: Target): Record<string, string> => ({
  archive_mode: 'off',
  // Nobody shall read a state that lies before the target.
  hot_standby: 'off',
  restore_command: command('fetch-wal.ts', [folder, key.file], ['%f', '%p']),
  recovery_target_timeline: String(timeline),
  recovery_target_action: 'promote',
  // This setting is read before PostgreSQL knows the names of time zones, and Z is one.
  ...(at ? { recovery_target_time: at.replace('T', ' ').replace('Z', '+00') } : {}),
  log_min_messages: 'log',
})

/** Builds a line for PostgreSQL's shell; `%` introduces its own words there. */
function command(script: string, words: string[], ofPostgres: string[]): string {
  const own = [process.execPath, '--disable-warning=ExperimentalWarning', join(import.meta.dirname, script), ...words]
  return [...own.map((word) => quoted(word.replaceAll('%', '%%'))), ...ofPostgres.map((word) => `"${word}"`)].join(' ')
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`
