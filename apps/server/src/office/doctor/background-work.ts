import { countJobs } from '../../base/jobs/jobs.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('background work')
const mostLateMs = 60_000

/** Checks that background jobs run on time and that none was given up. */
export async function examineWork({ house }: Patient): Promise<Finding[]> {
  const now = house.clock.now()
  const counts = await countJobs(house.db, now)
  const dead = counts.filter((count) => count.dead > 0n)
  const late = counts.filter(({ oldest_due: due }) => due && now.getTime() - due.getTime() > mostLateMs)
  const findings: Finding[] = []
  if (dead.length > 0)
    findings.push(
      wrong(
        `Work was given up: ${dead.map((one) => `${one.dead} of ${one.kind}`).join(', ')}.`,
        'npx fairhouse jobs list says why; npx fairhouse jobs retry ID tries again.',
      ),
    )
  if (late.length > 0)
    findings.push(
      warning(
        `Work waits for more than a minute: ${late.map(({ kind }) => kind).join(', ')}.`,
        'Is the server running, and is its clock right?',
      ),
    )
  return findings.length > 0 ? findings : [ok('Nothing was given up, and nothing is late.')]
}
