import { elementIn, elementsIn, textIn, textOf, type Xml } from './xml.ts'

/**
 * One booked entry as the bank reports it: money that arrived, a payout of ours that left, or a payout that was
 * returned.
 */
export type Entry = { id: string; amount: string; currency: string } & (
  | { is: 'credit'; reference: string; payer?: { iban: string; name: string } }
  | { is: 'paid'; endToEndId: string }
  | { is: 'returned'; endToEndId: string; reason: string }
)

/**
 * Reads the one booked entry of an ISO 20022 notification (camt.054). Returns undefined unless there is exactly one and
 * it is complete.
 */
export function readEntry(notification: Xml): Entry | undefined {
  const [entry, ...more] = elementsIn(notification, 'Ntry')
  if (!entry || more.length > 0 || statusOf(entry) !== 'BOOK') return undefined
  const id = textIn(entry, 'AcctSvcrRef')
  const money = moneyIn(entry)
  if (!money || !id) return undefined
  const about = { id, ...money }
  const endToEndId = textIn(entry, 'EndToEndId')
  if (textIn(entry, 'CdtDbtInd') === 'DBIT') return endToEndId ? { ...about, is: 'paid', endToEndId } : undefined
  if (textIn(entry, 'CdtDbtInd') !== 'CRDT') return undefined
  const returned = elementIn(entry, 'RtrInf')
  if (returned) return endToEndId ? { ...about, is: 'returned', endToEndId, reason: textIn(returned, 'Cd') ?? 'unknown' } : undefined
  return creditIn(entry, about)
}

/** Since version 8 of the message the status is a choice with `Cd` inside; before, it was the text itself. */
function statusOf(entry: Xml): string | undefined {
  const status = elementIn(entry, 'Sts')
  return textOf(status) ?? textIn(status, 'Cd')
}

function moneyIn(entry: Xml): { amount: string; currency: string } | undefined {
  const element = elementIn(entry, 'Amt')
  const currency = typeof element === 'object' ? element['@Ccy'] : undefined
  const amount = textOf(element) ?? ''
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency) || !/^\d{1,15}(?:\.\d{1,5})?$/.test(amount)) return undefined
  return { amount, currency }
}

/** Includes the payer if the bank names both account and holder. */
function creditIn(entry: Xml, about: { id: string; amount: string; currency: string }): Entry | undefined {
  const reference = textIn(elementIn(entry, 'CdtrRefInf'), 'Ref') ?? textIn(entry, 'Ustrd')
  if (!reference) return undefined
  const iban = textIn(elementIn(entry, 'DbtrAcct'), 'IBAN')
  const name = textIn(elementIn(entry, 'Dbtr'), 'Nm')
  return { ...about, is: 'credit', reference, ...(iban && name ? { payer: { iban, name } } : {}) }
}
