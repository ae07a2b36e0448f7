import { readMonths } from '../../base/months/months.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning } = about('months')
const todo =
  'The server makes them hourly: look at whether its work runs (the background work above), and run "npx fairhouse migrate", which makes them at once.'

/** Checks that tables kept by month have their parts for the running month and those ahead, and that every row came to one. */
export async function examineMonths({ house }: Patient): Promise<Finding[]> {
  const standing = await readMonths(house.db, house.clock.now())
  const findings = standing.flatMap(({ name, missing, rest }) => [
    ...(missing.length > 0 ? [warning(`The table ${name} has no part for ${missing.join(', ')}.`, todo)] : []),
    ...(rest > 0n
      ? [
          warning(
            `${rest} rows of the table ${name} came before the part of their month was made, and lie in its last one.`,
            `${todo} More than 200,000 of one month are moved in a quiet hour by hand (docs/operate/months.md).`,
          ),
        ]
      : []),
  ])
  return findings.length > 0 ? findings : [ok(`${standing.length} tables have a part for each month that is near.`)]
}
