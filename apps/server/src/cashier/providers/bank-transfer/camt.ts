import { elementIn, textIn } from './xml.ts'

/** What a bank says of one booked entry: money that came, a payout of ours that left, or one that came back. */
export type Entry = { id: string; amount: string; currency: string } & (
  | { is: 'credit'; reference: string; payer?: { iban: string; name: string } }
  | { is: 'paid'; endToEndId: string }
  | { is: 'returned'; endToEndId: string; reason: string }
)

/**
 * The one booked entry of an ISO 20022 notification (camt.054). Anything that is not exactly one booked entry with what it needs is
 * undefined.
 */
export function readEntry(xml: string): Entry | undefined {
  const entries = [...xml.matchAll(/<Ntry>([\s\S]*?)<\/Ntry>/g)].map(([, entry]) => entry ?? '')
  const [entry] = entries
  if (!entry || entries.length !== 1 || !/<Sts>(?:<Cd>)?BOOK</.test(entry)) return undefined
  const [, currency, amount] = /<Amt Ccy="([A-Z]{3})">(\d{1,15}(?:\.\d{1,5})?)<\/Amt>/.exec(entry) ?? []
  const id = textIn(entry, 'AcctSvcrRef')
  if (!currency || !amount || !id) return undefined
  const about = { id, amount, currency }
  const endToEndId = textIn(entry, 'EndToEndId')
  if (textIn(entry, 'CdtDbtInd') === 'DBIT') return endToEndId ? { ...about, is: 'paid', endToEndId } : undefined
  if (textIn(entry, 'CdtDbtInd') !== 'CRDT') return undefined
  const returned = elementIn(entry, 'RtrInf')
  if (returned) return endToEndId ? { ...about, is: 'returned', endToEndId, reason: textIn(returned, 'Cd') ?? 'unknown' } : undefined
  return creditIn(entry, about)
}

/** Who has paid stands with it where the bank knows. */
function creditIn(entry: string, about: { id: string; amount: string; currency: string }): Entry | undefined {
  const reference = textIn(elementIn(entry, 'CdtrRefInf'), 'Ref') ?? textIn(entry, 'Ustrd')
  if (!reference) return undefined
  const iban = textIn(elementIn(entry, 'DbtrAcct'), 'IBAN')
  const name = textIn(elementIn(entry, 'Dbtr'), 'Nm')
  return { ...about, is: 'credit', reference, ...(iban && name ? { payer: { iban, name } } : {}) }
}
