import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { writeTypedNationalId, type Who } from './identity.sql.ts'
import { nationalIdIndex } from './settle.ts'

/**
 * Claims a national id that a player has typed, in the caller's transaction; kept as a blind index. Returns false if
 * another player has it. An id that was only typed, for an account opened before `staleBefore` and never activated, is
 * taken over.
 */
export const claimNationalId = (
  house: House,
  tx: Sql,
  owner: Who,
  id: { country: string; value: string },
  staleBefore: Date,
): Promise<boolean> => writeTypedNationalId(tx, nationalIdIndex(house, id), owner, staleBefore)
