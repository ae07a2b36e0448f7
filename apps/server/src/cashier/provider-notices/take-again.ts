import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import type { Notice, RawNotice } from '../provider-contract/provider.ts'
import { isProvider, providerNamed } from '../providers/providers.ts'
import { endFailedNotice, lockFailedNotice, readFailedNotice, type FailedNotice } from './failed-notice.sql.ts'
import { rawPlace } from './keep-failed.ts'
import { keepAndSettle, keptWords } from './take-notice.ts'
import { whyItFailed } from './why-it-failed.ts'

/** Opens the words of a notice that failed; undefined once they have been forgotten. */
export const openRaw = ({ personal }: Pick<House, 'personal'>, { id, sealed_raw: sealed }: FailedNotice): RawNotice | undefined =>
  sealed ? personal.open<RawNotice>(sealed, rawPlace(id)) : undefined

/**
 * Takes a notice that failed once more, as of the moment when it came: signatures carry times. What asks the provider
 * something is left to the provider, who sends it again. Returns why not.
 */
export async function takeAgain(house: House, id: string, actor: Actor): Promise<{ reference: string } | string> {
  const row = await readFailedNotice(house.db, id)
  if (!row) return over
  const raw = openRaw(house, row)
  if (!raw) return 'Its words have been forgotten.'
  const notice = readNotice(house, row, raw)
  if (typeof notice === 'string') return notice
  if (notice.look || notice.confirm || notice.mayGoOn || notice.asks)
    return 'Its provider has to be asked first: let the provider send it again.'
  const words = keptWords(house, row.provider, raw, notice)
  try {
    const tells = await keepAndSettle(house, row.provider, words, notice, (tx) => end(house, tx, row, 'taken', actor))
    for (const tell of tells) tell()
    return { reference: notice.reference }
  } catch (error) {
    return error instanceof Over ? over : `It failed again: ${whyItFailed(error)}`
  }
}

/** Dismisses a notice that failed: nobody takes it again. Returns why not. */
export async function dismissNotice(house: House, id: string, actor: Actor): Promise<FailedNotice | string> {
  const row = await readFailedNotice(house.db, id)
  if (!row) return over
  try {
    await house.db.transaction((tx) => end(house, tx, row, 'dismissed', actor))
    return row
  } catch (error) {
    if (error instanceof Over) return over
    throw error
  }
}

const over = 'It waits no more: it was taken or dismissed.'
/** Somebody else was faster. */
class Over extends Error {}

function readNotice(house: House, { provider: name, received_at: at }: FailedNotice, raw: RawNotice): Notice | string {
  if (!isProvider(name)) return 'There is no such provider any more.'
  const { provider, cx } = providerNamed(house, name)
  try {
    return provider.verify({ ...cx, clock: { ...cx.clock, now: () => at } }, raw)
  } catch (error) {
    return `It still cannot be read: ${whyItFailed(error)}`
  }
}

async function end(
  { clock }: House,
  tx: Transaction,
  { id, provider }: FailedNotice,
  state: 'taken' | 'dismissed',
  actor: Actor,
): Promise<void> {
  if (!(await lockFailedNotice(tx, id))) throw new Over(over)
  const at = clock.now()
  await endFailedNotice(tx, id, state, at, actor)
  await writeAudit(tx, { at, actor, action: `notice.${state}`, subject: `notice:${id}`, details: { provider } })
}
