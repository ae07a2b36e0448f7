/** A bank that a player can choose: its BIC, which is its issuer id, and its brand. */
export type BankEntry = { readonly id: string; readonly name: string }

const list = (text: string): readonly BankEntry[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ id: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }))

/**
 * Returns the banks that players of a country choose from, by name: the operator's for this country (name by BIC) if
 * set, else ours; none for other countries.
 */
export function banksFor(
  country: string,
  set: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly BankEntry[] | undefined {
  if (!Object.hasOwn(set, country)) return banksOf[country]
  const own = Object.entries(set[country] ?? {}).map(([id, name]) => ({ id, name }))
  return own.length > 0 ? own.toSorted((a, b) => a.name.localeCompare(b.name)) : undefined
}

/**
 * Banks by country, for countries whose players choose one: the issuers of iDIN and iDEAL, and the banks of Finland's
 * online payments.
 */
export const banksOf: Readonly<Record<string, readonly BankEntry[]>> = {
  NLD: list(`
ABNANL2A ABN AMRO
ASNBNL21 ASN Bank
BUNQNL2A bunq
INGBNL2A ING
KNABNL2H Knab
NNBANL2G Nationale-Nederlanden
NTSBDEB1 N26
RABONL2U Rabobank
RBRBNL21 RegioBank
REVOLT21 Revolut
SNSBNL2A SNS
TRIONL2U Triodos Bank
FVLBNL22 Van Lanschot Kempen
BITSNL2A Yoursafe`),
  FIN: list(`
HELSFIHH Aktia
DABAFIHH Danske Bank
HANDFIHH Handelsbanken
NDEAFIHH Nordea
OKOYFIHH OP
POPFFI22 POP Pankki
SBANFIHH S-Pankki
ITELFIHH Säästöpankki
AABAFI22 Ålandsbanken`),
}
