import { nationalIdKey } from '@fairhouse/fields/national-id.ts'
import type { House } from '../../base/house.ts'
import { isAmongKeptOut } from './kept-out.sql.ts'
import { likenessOf } from './likeness.ts'

type Told = { firstName?: string; lastName?: string; birthDate?: string; zipCode?: string; email?: string; nationalIdNumber?: string }

/**
 * Returns whether somebody who wants an account excluded themselves here and was erased, while that exclusion lasts.
 */
export function isKeptOut({ db, personal, clock }: House, country: string, told: Told): Promise<boolean> {
  const { firstName = '', lastName = '', birthDate = '', zipCode = '', email, nationalIdNumber } = told
  const now = clock.now()
  return isAmongKeptOut(db, now, [
    { kind: 'person', index: personal.indexOf('person', likenessOf({ firstName, lastName, birthDate, zipCode })) },
    ...(email ? [{ kind: 'login' as const, index: personal.indexOf('login', email) }] : []),
    ...(nationalIdNumber
      ? [
          {
            kind: 'nationalId' as const,
            index: personal.indexOf('national-id', nationalIdKey(country, nationalIdNumber, now.toISOString().slice(0, 10))),
          },
        ]
      : []),
  ])
}
