/** One booked credit of a bank's notification. */
export type Credit = { id: string; amount: string; currency: string; reference: string; bookedAt: string }

/**
 * The one booked credit of an ISO 20022 notification (camt.054). Notifications are signed by our bank, so that it is read without a parser
 * for all of XML; anything that is not exactly one booked credit is undefined.
 */
export function readCredit(xml: string): Credit | undefined {
  const entries = [...xml.matchAll(/<Ntry>([\s\S]*?)<\/Ntry>/g)].map(([, entry]) => entry ?? '')
  const [entry] = entries
  if (!entry || entries.length !== 1 || inside(entry, 'CdtDbtInd') !== 'CRDT' || !/<Sts>(?:<Cd>)?BOOK</.test(entry)) return undefined
  const [, currency, amount] = /<Amt Ccy="([A-Z]{3})">(\d{1,15}(?:\.\d{1,5})?)<\/Amt>/.exec(entry) ?? []
  const id = inside(entry, 'AcctSvcrRef')
  const reference = inside(inside(entry, 'CdtrRefInf') ?? '', 'Ref') ?? inside(entry, 'Ustrd')
  if (!currency || !amount || !id || !reference) return undefined
  return { id, amount, currency, reference, bookedAt: inside(entry, 'DtTm') ?? '' }
}

const inside = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([\\s\\S]*?)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(lt|gt|amp|quot|apos);/g, (_, sign: string) => signs[sign] ?? '')
    .trim()

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
