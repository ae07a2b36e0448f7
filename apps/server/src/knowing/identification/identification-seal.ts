import type { Place } from '../../base/keys/personal-data.ts'

const table = 'identification'

/** Where something of a try is kept; the house seals it, for it is not known yet whose it is. */
export const identificationPlace = (column: 'state' | 'return' | 'outcome' | 'evidence', tokenHash: string): Place =>
  `${table}.sealed_${column} ${tokenHash}`

export const noticePlace = (method: string, noticeId: string): Place => `identification_notice.sealed ${method}/${noticeId}`
