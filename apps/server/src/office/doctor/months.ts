import { readArchiveStanding, readLostMonths, readMonths } from '../../base/months/months.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('months')
const todo =
  'The server makes them hourly: look at whether its work runs (the background work above), and run "npx fairhouse migrate", which makes them at once.'
const oldestReadDays = 35

/**
 * Checks that tables kept by month have their parts for the running month and those ahead, that every row came to one, and that months
 * which are in the archive alone were read there lately.
 */
export async function examineMonths({ house }: Patient): Promise<Finding[]> {
  const standing = await readMonths(house.db, house.clock.now())
  const findings = standing.flatMap(({ name, missing, rest }) => [
    ...(missing.length > 0 ? [warning(`The table ${name} has no part for ${missing.join(', ')}.`, todo)] : []),
    ...(rest > 0n
      ? [
          warning(
            `${rest} rows of the table ${name} came before the part of their month was made, and lie in its last one.`,
            `${todo} More than 200,000 of one month are moved in a quiet hour by hand, and rows of a month that was dropped after it was restored (docs/operate/months.md).`,
          ),
        ]
      : []),
  ])
  const parts = findings.length > 0 ? findings : [ok(`${standing.length} tables have a part for each month that is near.`)]
  return [...parts, ...(await examineLost(house.db)), ...(await examineArchived(house.db))]
}

/** A part that somebody took out by hand. */
async function examineLost(db: Patient['house']['db']): Promise<Finding[]> {
  return (await readLostMonths(db)).map((name) =>
    wrong(
      `The part of ${name} is gone, and nobody has dropped it with "fairhouse archive drop".`,
      'Run "npx fairhouse ledger verify", which names the rows, and find out who did it. "fairhouse archive read" has what was archived.',
    ),
  )
}

async function examineArchived(db: Patient['house']['db']): Promise<Finding[]> {
  const months = await readArchiveStanding(db)
  const faulty = months.filter(({ fault }) => fault !== null)
  const old = months.filter(({ days, fault }) => fault === null && (days === null || days > oldestReadDays))
  const names = (some: typeof months) => some.map(({ name }) => name).join(', ')
  return [
    ...faulty.map(({ name, fault }) =>
      wrong(
        `The archive alone has ${name}, and something is wrong with it: ${fault}`,
        'Put the file there from another copy of the archive, and run "npx fairhouse archive verify".',
      ),
    ),
    ...(old.length > 0
      ? [
          warning(
            `The archive alone has ${names(old)}, and was not read for ${oldestReadDays} days.`,
            'Run "npx fairhouse archive verify" each month.',
          ),
        ]
      : []),
    ...(months.length > 0 && faulty.length + old.length === 0
      ? [ok(`${months.length} months are in the archive alone, and were read there in the last ${oldestReadDays} days.`)]
      : []),
  ]
}
