import { readArchiving } from './doctor.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('backup')
const page = 'docs/operate/install.md#back-up'
const oldestMs = 15 * 60_000

/** Checks that the database's WAL is archived elsewhere or followed by another server. */
export async function examineBackup({ house, mode }: Patient): Promise<Finding[]> {
  const { archives, lastArchivedAt, lastFailedAt, followers, now } = await readArchiving(house.db)
  const bad = mode === 'live' ? wrong : warning
  if (archives && lastFailedAt && (!lastArchivedAt || lastFailedAt > lastArchivedAt))
    return [
      bad(`The archive of the database has failed since ${lastFailedAt.toISOString()}.`, 'See archive_command and the log of PostgreSQL.'),
    ]
  if (archives && lastArchivedAt && now.getTime() - lastArchivedAt.getTime() > oldestMs)
    return [
      warning(
        `The last piece of the archive is of ${lastArchivedAt.toISOString()}.`,
        'Set archive_timeout to 60 s, so that little can be lost.',
      ),
    ]
  if (archives && lastArchivedAt) return [ok(`The database is archived as it is written, last at ${lastArchivedAt.toISOString()}.`)]
  if (followers > 0)
    return [
      warning(
        `${followers} servers follow this database, and nothing is archived.`,
        `A mistake is followed, too: archive as well; see ${page}.`,
      ),
    ]
  return [
    bad(
      'Nothing of the database is kept elsewhere: a lost disk is lost money.',
      `Set up an archive or regular dumps, and try to restore one; see ${page}.`,
    ),
  ]
}
