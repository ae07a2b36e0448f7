/** Every document type that a player may be asked for. Texts: `list.documentType.<type>`. */
export const documentTypes = [
  'residencePermit',
  'passport',
  'identificationNumber',
  'identificationCard',
  'addressCard',
  'driversLicence',
  'taxpayerIdentification',
  'localAddress',
  'residentialAddress',
  'birthAddress',
  'creditCard',
  'eWallet',
  'other',
  'annualSalary',
  'selfEmployed',
  'dividends',
  'saleOfAssets',
  'inheritance',
  'savings',
  'gameContract',
  'signedDocument',
  'depositAgreements',
] as const

export type DocumentType = (typeof documentTypes)[number]
