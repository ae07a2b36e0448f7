/**
 * Groups of documents with the types that each accepts, in the order shown. Texts: `documents.group.<group>` and
 * `documents.type.<type>`, else `list.documentType.<type>`. In `account`, only players who were asked for it are
 * offered more than `otherDocument`.
 */
export const documentGroups = {
  identity: ['passport', 'identificationCard', 'driversLicence', 'residencePermit'],
  address: ['residentialAddress', 'localAddress', 'addressCard'],
  account: [
    'otherDocument',
    'identificationNumber',
    'taxpayerIdentification',
    'birthAddress',
    'gameContract',
    'signedDocument',
    'depositAgreements',
  ],
  paymentDetails: ['creditCard', 'eWallet', 'ibanVerification'],
  sof: ['salary', 'selfEmployed', 'companyProfit', 'saleOfAssets', 'inheritance', 'savings', 'other'],
} as const

/** The subject of a document. */
export type DocumentGroup = keyof typeof documentGroups
/** A source of a player's funds. */
export type FundsType = (typeof documentGroups.sof)[number]

/** The groups by name. */
export const groupNames = Object.keys(documentGroups) as DocumentGroup[] // its own keys

/** Types whose name in the catalogue of requests differs from their name in an upload. */
const sentAs: Readonly<Record<string, string>> = {
  annualSalary: 'salary',
  dividends: 'companyProfit',
  other: 'otherDocument',
}

/**
 * Returns the group of a type and the type's name there; undefined for an unknown type. `selfEmployed` and the like are
 * sources of funds.
 */
export function placeOfType(type: string): { group: DocumentGroup; type: string } | undefined {
  const name = sentAs[type] ?? type
  const group = groupNames.find((one) => (documentGroups[one] as readonly string[]).includes(name)) // widened to ask with any text
  return group && { group, type: name }
}
