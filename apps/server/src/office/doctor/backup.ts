import { readBackupStanding } from '../../base/monitoring/backups.sql.ts'
import { readArchiving } from './doctor.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('backup')
const page = 'docs/operate/backup.md'
const oldestMs = 15 * 60_000

const day = 86_400
const oldestBackupDays = 2
const oldestRehearsalDays = 35

/** Checks that the database's log is archived, that backups of the embedded one are taken, and that a restore is rehearsed. */
export async function examineBackup(patient: Patient): Promise<Finding[]> {
  return [...(await examineArchive(patient)), ...(patient.embedded ? await examineBackups(patient) : [])]
}

/** An operator's own server is kept by other tools, which write nothing here. */
async function examineBackups({ house, mode }: Patient): Promise<Finding[]> {
  const { backupSeconds, rehearsalSeconds, rehearsalGood, archivedSeconds } = await readBackupStanding(house.db)
  if (archivedSeconds === null) return []
  const bad = mode === 'live' ? wrong : warning
  if (backupSeconds === null)
    return [bad('The log is archived, and no backup has been taken that it could follow.', 'Run "npx fairhouse backup" now, and daily.')]
  const backup =
    backupSeconds > oldestBackupDays * day
      ? warning(`The last backup is ${days(backupSeconds)} old.`, `Let a timer take one each day; see ${page}.`)
      : ok(`The last backup is ${days(backupSeconds)} old.`)
  if (rehearsalSeconds === null) return [backup, warning('No restore has been rehearsed.', 'Run "npx fairhouse rehearse".')]
  if (!rehearsalGood)
    return [backup, wrong('The last rehearsal of a restore found faults.', 'Run "npx fairhouse rehearse", and look at what it says.')]
  if (rehearsalSeconds > oldestRehearsalDays * day)
    return [
      backup,
      warning(`The last rehearsal of a restore is ${days(rehearsalSeconds)} old.`, 'Run "npx fairhouse rehearse" each month.'),
    ]
  return [backup, ok(`A restore was rehearsed ${days(rehearsalSeconds)} ago.`)]
}

const days = (seconds: number): string => `${(seconds / day).toFixed(1)} days`

/** Checks that the database's log is archived elsewhere or followed by another server. */
async function examineArchive({ house, mode }: Patient): Promise<Finding[]> {
  const { archives, lastArchivedAt, lastFailedAt, followers, now } = await readArchiving(house.db)
  const bad = mode === 'live' ? wrong : warning
  if (archives && lastFailedAt && (!lastArchivedAt || lastFailedAt > lastArchivedAt))
    return [
      bad(
        `The archive of the database has failed since ${lastFailedAt.toISOString()}.`,
        'Look whether the disk of BACKUP_DIR is full or away; of a server of your own see archive_command and its log.',
      ),
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
      `Set BACKUP_DIR, or set up pgBackRest, and try to restore; see ${page}.`,
    ),
  ]
}
