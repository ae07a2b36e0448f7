import type { IdentificationMethod } from '@fairhouse/contract'
import type { T } from '@fairhouse/messages'

/** The services' own names, the same in every language. */
const brands: Readonly<Record<Exclude<IdentificationMethod, 'mobileId'>, string>> = {
  smartId: 'Smart-ID',
  idin: 'iDIN',
  trustly: 'Trustly',
  cddn: 'CDDN',
  top: 'TOP',
  zignSec: 'ZignSec',
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** The title above a registration, as the specification writes it: iDIN's in another way than everywhere else. */
export const methodTitle = (t: T, method: IdentificationMethod): string => (method === 'idin' ? 'iDin' : methodName(t, method))

/** A method by the name that people know it by. */
export const methodName = (t: T, method: IdentificationMethod): string =>
  method === 'mobileId' ? t('identification.mobileSignature') : brands[method]
