/**
 * What documents are about, and which types of documents each group takes, in the order in which they are offered. Texts: `documents.group.<group>`
 * and `documents.type.<type>`, else `list.documentType.<type>`. In `account`, only whoever was asked for it is offered more than `otherDocument`.
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

/** What a document is about. */
export type DocumentGroup = keyof typeof documentGroups
/** Where the money of a player comes from. */
export type FundsType = (typeof documentGroups.sof)[number]

/** The groups by name. */
export const groupNames = Object.keys(documentGroups) as DocumentGroup[] // its own keys

/** What a document that is asked for by its name of the catalogue is called where it is sent. */
const sentAs: Readonly<Record<string, string>> = {
  annualSalary: 'salary',
  dividends: 'companyProfit',
  other: 'otherDocument',
}

/** The group that a type belongs to, and the type's name there; undefined for a word that is no type. `selfEmployed` and the like are sources of funds. */
export function placeOfType(type: string): { group: DocumentGroup; type: string } | undefined {
  const name = sentAs[type] ?? type
  const group = groupNames.find((one) => (documentGroups[one] as readonly string[]).includes(name)) // a longer type, for the question
  return group && { group, type: name }
}
