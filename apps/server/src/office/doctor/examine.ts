import { examineAnchors } from './anchors.ts'
import { examineBackup } from './backup.ts'
import { examineClock } from './clock.ts'
import { examineDisk } from './disk.ts'
import { examineKeys } from './keys.ts'
import { examineMail } from './mail.ts'
import { examineMonths } from './months.ts'
import { examineProviders } from './providers.ts'
import { examineProxy } from './proxy.ts'
import { examineRoles } from './roles.ts'
import { examineTimeZone } from './time-zone.ts'
import { examineVersions } from './versions.ts'
import { examineWork } from './background-work.ts'
import { about, type Examined, type Finding, type Patient } from './finding.ts'

const examinations: Readonly<Record<Examined, (patient: Patient) => Promise<Finding[]>>> = {
  proxy: examineProxy,
  clock: examineClock,
  disk: examineDisk,
  keys: examineKeys,
  roles: examineRoles,
  mail: examineMail,
  providers: examineProviders,
  backup: examineBackup,
  'time zone': examineTimeZone,
  versions: examineVersions,
  'background work': examineWork,
  'audit log': examineAnchors,
  months: examineMonths,
}

/** All examinations, in the order of the report. */
export const everything = Object.keys(examinations) as Examined[] // the keys of the record

/**
 * Examines what must be right before players come, one thing after the other. An examination that fails is a finding
 * itself.
 */
export async function examine(patient: Patient, things: readonly Examined[] = everything): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const thing of things) {
    const failed = (error: Error) => [about(thing).wrong(`It could not be looked at: ${error.message}.`, 'Mend that, and look again.')]
    findings.push(...(await examinations[thing](patient).catch(failed)))
  }
  return findings
}
