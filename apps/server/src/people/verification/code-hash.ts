import type { House } from '../../base/house.ts'
import type { Channel } from './code.sql.ts'

/**
 * How a code is kept: under our key, bound to its owner, channel and running number, so that it neither can be guessed
 * from the row nor used elsewhere.
 */
export const codeHashOf = (
  { personal }: House,
  { owner, channel }: { owner: string; channel: Channel },
  pinId: string,
  code: string,
): string => personal.indexOf(`code ${owner} ${channel} ${pinId}`, code)
