import type { House } from '../../base/house.ts'
import type { Channel } from './code.sql.ts'

/**
 * Hashes a code with our key, bound to its owner, channel and number, so that it can neither be guessed from the row
 * nor used elsewhere.
 */
export const codeHashOf = (
  { personal }: House,
  { owner, channel }: { owner: string; channel: Channel },
  pinId: string,
  code: string,
): string => personal.indexOf(`code ${owner} ${channel} ${pinId}`, code)
