import { heldBy } from './doctor.sql.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, warning, wrong } = about('roles')

/** Compares the database roles' rights with `base/rights.ts`. */
export async function examineRoles({ ownerUrl, mode, house, roleNames, embedded }: Patient): Promise<Finding[]> {
  const { sandbox, studio, ...serving } = roleNames
  // A live installation has no sandbox, and one whose studio is elsewhere has no role for it.
  const named = { ...serving, ...(mode === 'live' ? {} : { sandbox }), ...(house.env.studio.url ? { studio } : {}) }
  const { roles, user, ownerIsSuperuser } = await heldBy(ownerUrl, house.db, named)
  const findings = roles.flatMap(({ name, more, less, excess }) => {
    const found: Finding[] = []
    if (excess.length > 0)
      found.push(
        wrong(
          `The role ${name} may do more than it should: ${excess.join(', ')}.`,
          'Start Fairhouse anew: it takes that away, or says which statement does.',
        ),
      )
    if (more.length > 0)
      found.push(
        wrong(
          `The role ${name} has rights that nothing gives it: ${shown(more)}.`,
          'Run "npx fairhouse migrate": it gives exactly what is written.',
        ),
      )
    if (less.length > 0)
      found.push(
        wrong(
          `The role ${name} lacks rights that it needs: ${shown(less)}.`,
          'Run "npx fairhouse migrate": it gives exactly what is written.',
        ),
      )
    return found
  })
  if (user !== named.server)
    findings.push(
      (mode === 'live' ? wrong : warning)(
        `The server would enter the database as ${user}, not as ${named.server}.`,
        'Start it by "npm start", or give it the address of that role as DATABASE_URL.',
      ),
    )
  if (ownerIsSuperuser && !embedded)
    findings.push(
      warning(
        'The owner of the database is a superuser.',
        'An owner that may create roles is enough: alter role … nosuperuser createrole.',
      ),
    )
  return findings.length > 0 ? findings : [ok(`${roles.length} roles have the rights that are written for them, and nothing else.`)]
}

const shown = (rights: string[]): string => rights.slice(0, 5).join(', ') + (rights.length > 5 ? ` and ${rights.length - 5} more` : '')
