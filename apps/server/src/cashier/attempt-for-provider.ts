import type { House } from '../base/context.ts'
import type { AttemptRow } from './attempt.sql.ts'
import { tokenOf } from './deposit-step.ts'
import type { AttemptForProvider } from './providers/provider.ts'
import { readStoredDetails } from './stored-detail.sql.ts'

/** An attempt as an adapter is told of it. */
export async function attemptForProvider(house: House, attempt: AttemptRow, language: string): Promise<AttemptForProvider> {
  const { publicOrigin } = house.env
  const details = attempt.stored_detail ? await readStoredDetails(house.db, attempt.shard, attempt.player) : []
  const stored = details.find(({ reference }) => reference === attempt.stored_detail)
  return {
    reference: attempt.reference,
    providerReference: attempt.provider_reference ?? undefined,
    money: { amount: attempt.asked, currency: attempt.currency },
    language,
    saveInstrument: attempt.save_detail,
    storedToken: stored ? house.personal.open<string>(stored.token) : undefined,
    landing: (kind) => `${publicOrigin}/landing/${kind}/${tokenOf(house, 'landing', attempt.reference)}`,
    noticeUrl: `${publicOrigin}/notices/${attempt.provider}`,
    parentOrigin: publicOrigin,
  }
}
