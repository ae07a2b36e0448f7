import type { House } from '../../base/house.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import type { StaffRow } from './staff.sql.ts'

const placeOf = (id: bigint): Place => `staff.sealed_email ${id}`

/** Opens a colleague's address. */
export const emailOf = (
  { personal }: Pick<House, 'personal'>,
  { id, sealed_email: sealed }: Pick<StaffRow, 'id' | 'sealed_email'>,
): string => personal.open<string>(sealed, placeOf(id))

export const sealEmail = ({ personal }: Pick<House, 'personal'>, id: bigint, email: string): Buffer => personal.seal(email, placeOf(id))

/** Masks an address for others: its first letter, and the domain's ending. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const ending = domain.slice(domain.lastIndexOf('.'))
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${ending}`
}
