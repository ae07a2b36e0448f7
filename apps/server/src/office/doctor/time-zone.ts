import { readDatabaseZone } from './doctor.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning } = about('time zone')

/** Checks time zones: the site's own, and those of server and database, which should be UTC. */
export async function examineTimeZone({ house, mode }: Patient): Promise<Finding[]> {
  const zone = house.settings.get('site.timeZone')
  const database = await readDatabaseZone(house.db)
  const findings: Finding[] = []
  if (zone === 'UTC' && mode === 'live')
    findings.push(
      warning('A day of the site begins at 00:00 UTC, which is the default.', 'npx fairhouse settings set site.timeZone Europe/Malta'),
    )
  if (!['UTC', 'Etc/UTC', 'GMT'].includes(database))
    findings.push(
      warning(
        `The database speaks in the zone ${database}.`,
        `Reports are read more safely in UTC: alter database … set timezone to 'UTC'.`,
      ),
    )
  return findings.length > 0 ? findings : [ok(`A day of the site begins at 00:00 ${zone}; the database speaks in ${database}.`)]
}
