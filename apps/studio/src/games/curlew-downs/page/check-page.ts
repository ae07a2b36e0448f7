import { join } from 'node:path'
import { checkRacePage } from '../../../page-kit/virtual/race/check-race-page.ts'
import { canonicalDowns, downsGameId } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-downs.ts')

/** Draws the page on which anybody recomputes a race. */
export const downsCheckPage = checkRacePage({ label: downsGameId, maths: canonicalDowns(), mathsHash, script: checkScript })
