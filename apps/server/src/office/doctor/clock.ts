import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readDatabaseTime } from './doctor.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('clock')
const mostDriftMs = 1000

/** Compares this computer's clock with the database's, and asks the system whether it is synchronised. */
export async function examineClock({ house, machineNow }: Patient): Promise<Finding[]> {
  const before = machineNow()
  const at = await readDatabaseTime(house.db)
  const after = machineNow()
  // The database answered at some moment between the two readings.
  const drift = at.getTime() < before ? at.getTime() - before : Math.max(0, at.getTime() - after)
  const kept = isKeptRight()
  const findings: Finding[] = []
  if (Math.abs(drift) > mostDriftMs)
    findings.push(
      wrong(
        `The clocks of this computer and of the database are ${(Math.abs(drift) / 1000).toFixed(1)} s apart.`,
        'Let both be kept right by NTP (systemd-timesyncd or chrony), then look again.',
      ),
    )
  if (kept === false)
    findings.push(warning('Nothing keeps the clock of this computer right.', 'Switch NTP on: timedatectl set-ntp true, or install chrony.'))
  if (findings.length > 0) return findings
  return [ok(`This machine and its database agree on the time${kept ? ', which NTP keeps right' : ''}.`)]
}

/** Asks systemd; undefined if it is not available. */
function isKeptRight(): boolean | undefined {
  if (!existsSync('/run/systemd/system')) return undefined
  try {
    const said = execFileSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 3000,
    })
    return said.trim() === 'yes'
  } catch {
    return undefined
  }
}
