import { migrationsHere, newerThanHere, readApplied, tooNewForHere } from '../../base/database/migrate.sql.ts'
import { readServerVersion } from './doctor.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('versions')

/** When the community ends its support of a version of PostgreSQL (https://www.postgresql.org/support/versioning/). */
const supportEnds: Readonly<Record<number, string>> = { 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14' }
const leastPostgres = 15
const leastNode = 24

/** Checks the versions of Node, PostgreSQL and the schema. */
export async function examineVersions({ house, machineNow }: Patient): Promise<Finding[]> {
  const known = await readApplied(house.db)
  const applied = known.map(({ name }) => name)
  const missing = migrationsHere().filter((name) => !applied.includes(name))
  const newer = newerThanHere(applied)
  const postgres = await readServerVersion(house.db)
  const node = process.versions.node
  const findings: Finding[] = []
  if (missing.length > 0) findings.push(wrong(`The schema is older than this release (${missing[0]} is missing).`, 'npx fairhouse migrate'))
  if (tooNewForHere(known).length > 0)
    findings.push(wrong(`The schema is newer than this release (${newer[0]}).`, 'Install the release that made it.'))
  else if (newer.length > 0)
    findings.push(warning(`The schema is of the next release (${newer[0]}), and this one runs on it.`, 'Upgrade this node, too.'))
  if (Number.parseInt(node) < leastNode)
    findings.push(wrong(`This is Node ${node}.`, `Start by "npm start", which brings Node ${leastNode}.`))
  const ends = supportEnds[Math.floor(postgres / 10_000)]
  if (postgres < leastPostgres * 10_000)
    findings.push(wrong(`PostgreSQL ${Math.floor(postgres / 10_000)} is too old.`, `Use ${leastPostgres} or later.`))
  else if (ends && machineNow() > Date.parse(ends))
    findings.push(warning(`PostgreSQL ${Math.floor(postgres / 10_000)} has had no security updates since ${ends}.`, 'Upgrade it.'))
  return findings.length > 0
    ? findings
    : [
        ok(
          `Node ${node}, PostgreSQL ${Math.floor(postgres / 10_000)}.${postgres % 10_000}, schema ${applied.findLast((name) => !name.includes('/'))}.`,
        ),
      ]
}
