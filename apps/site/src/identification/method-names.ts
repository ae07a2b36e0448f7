import type { IdentificationMethod } from '@fairhouse/contract'
import type { T } from '@fairhouse/messages'

/** What services call themselves: the same in every language. */
const brands: Readonly<Record<Exclude<IdentificationMethod, 'mobileId'>, string>> = {
  smartId: 'Smart-ID',
  idin: 'iDin',
  trustly: 'Trustly',
  cddn: 'CDDN',
  top: 'TOP',
  zignSec: 'ZignSec',
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** A method by the name that people know it by. */
export const methodName = (t: T, method: IdentificationMethod): string =>
  method === 'mobileId' ? t('identification.mobileSignature') : brands[method]
