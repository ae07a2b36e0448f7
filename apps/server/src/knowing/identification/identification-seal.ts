import type { Place } from '../../base/keys/personal-data.ts'

const table = 'identification'

/** Returns where a value of an attempt is stored. Sealed with the house's key, since the player is still unknown. */
export const identificationPlace = (column: 'state' | 'return' | 'outcome' | 'evidence', tokenHash: string): Place =>
  `${table}.sealed_${column} ${tokenHash}`

export const noticePlace = (method: string, noticeId: string): Place => `identification_notice.sealed ${method}/${noticeId}`
