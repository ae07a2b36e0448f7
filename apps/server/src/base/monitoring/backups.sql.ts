import type { Sql } from '../database/database.ts'

/**
 * How the backups stand, by the database's time: seconds since the last good one, since the last rehearsal and whether
 * that was good, and since the log was archived last. Null for what there has never been, and for a log that is not
 * archived.
 */
export type BackupStanding = {
  backupSeconds: number | null
  rehearsalSeconds: number | null
  rehearsalGood: boolean | null
  archivedSeconds: number | null
  archiveFails: boolean
}

export async function readBackupStanding(sql: Sql): Promise<BackupStanding> {
  const { rows } = await sql.query<BackupStanding>({
    text: `select
             (select extract(epoch from clock_timestamp() - max(at))::double precision from backup_event where kind = 'backup' and good) as "backupSeconds",
             extract(epoch from clock_timestamp() - r.at)::double precision as "rehearsalSeconds", r.good as "rehearsalGood",
             case when current_setting('archive_mode') <> 'off'
               then extract(epoch from clock_timestamp() - coalesce(a.last_archived_time, pg_postmaster_start_time()))::double precision end as "archivedSeconds",
             coalesce(a.last_failed_time > coalesce(a.last_archived_time, '-infinity'), false) as "archiveFails"
           from pg_stat_archiver a
           left join lateral (select at, good from backup_event where kind = 'rehearsal' order by at desc limit 1) r on true`,
  })
  return rows[0]! // the view has one row
}
