import type { House } from '../../base/house.ts'
import { messageOf } from '../../base/message-of.ts'
import type { Fact, StatementLine } from '../provider-contract/provider.ts'
import { ProviderError } from '../provider-contract/provider.ts'
import { adaptersInUse, isProvider, providerNamed } from '../providers/providers.ts'
import { readOpenDeposits, readOpenPayouts, readProvidersUsed } from './payer.sql.ts'
import type { FindPayer } from './payer.ts'
import { restoreDeposit, type Restored } from './restore-deposit.ts'
import { restorePayout } from './restore-payout.ts'

/** What became of one payment that a provider was asked about; `subject` names it. */
export type RestoredPayment = Restored & { subject: string; at?: Date | undefined }

/** The providers that a restored house asks, and whether each has a list of what moved. */
export async function providersToAsk(house: House): Promise<{ id: string; isListed: boolean }[]> {
  const used = await readProvidersUsed(house.db)
  const ids = new Set([...(await adaptersInUse(house)).map(({ id }) => id), ...used])
  return [...ids].filter(isProvider).map((id) => ({ id, isListed: providerNamed(house, id).provider.statement !== undefined }))
}

type Span = { from: Date; to: Date; find: FindPayer }
const depositTypes: readonly string[] = ['payment', 'refund', 'chargeback', 'chargebackReversed']
const payoutTypes: readonly string[] = ['payout', 'payoutReturned']

/**
 * Asks a provider for the deposits of a span, and about every one whose end is not known, and books what the books lack. Throws if
 * it does not answer.
 */
export async function* restoreDeposits(house: House, id: string, { from, to, find }: Span): AsyncGenerator<RestoredPayment> {
  for await (const [reference, lines] of listed(house, id, { from, to }, depositTypes)) {
    const told = lines.flatMap(({ fact }): Fact[] => (fact ? [fact] : []))
    const restored = await evenAtOnce(() => restoreDeposit(house, id, reference, { told, find }))
    yield { subject: `deposit ${reference}`, at: lines[0]?.at, ...restored }
  }
  for (const { reference } of await readOpenDeposits(house.db, id))
    yield { subject: `deposit ${reference}`, ...(await unlessUnknown(() => restoreDeposit(house, id, reference, { find }))) }
}

/** Asks a provider for the payouts of a span, and about every one that may have been sent; as `restoreDeposits`. */
export async function* restorePayouts(house: House, id: string, { from, to, find }: Span): AsyncGenerator<RestoredPayment> {
  for await (const [reference, lines] of listed(house, id, { from, to }, payoutTypes)) {
    const at = lines[0]?.at
    yield { subject: `payout ${reference}`, at, ...(await evenAtOnce(() => restorePayout(house, id, reference, { at, find }))) }
  }
  for (const { reference } of await readOpenPayouts(house.db, id))
    yield { subject: `payout ${reference}`, ...(await unlessUnknown(() => restorePayout(house, id, reference, { find }))) }
}

const uniqueViolation = '23505'

/** Where a worker, a command or a notice has written the same payment anew at this very moment, it is known the second time. */
async function evenAtOnce(ask: () => Promise<Restored>): Promise<Restored> {
  try {
    return await ask()
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return ask() // of the database
    throw error
  }
}

/** A definite no about one payment is no silence of the provider. */
async function unlessUnknown(ask: () => Promise<Restored>): Promise<Restored> {
  try {
    return await evenAtOnce(ask)
  } catch (error) {
    if (error instanceof ProviderError && error.outcome === 'refused') return { left: `the provider refuses to say: ${messageOf(error)}` }
    throw error
  }
}

const dayMs = 86_400_000

/** Reads a provider's list, a day at a time, by reference; nothing if it has none. */
async function* listed(
  house: House,
  id: string,
  { from, to }: Pick<Span, 'from' | 'to'>,
  types: readonly string[],
): AsyncGenerator<[string, StatementLine[]]> {
  const { provider, cx } = providerNamed(house, id)
  for (let day = from.getTime(); provider.statement && day < to.getTime(); day += dayMs) {
    const lines = await provider.statement(cx, new Date(day), new Date(Math.min(day + dayMs, to.getTime())))
    yield* Map.groupBy(
      lines.filter(({ type }) => types.includes(type)),
      ({ reference }) => reference,
    )
  }
}
