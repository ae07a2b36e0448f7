import { methodIds } from '../method-ids.ts'
import type { MethodSeed } from '../method.ts'
import { marketRules, rulesOf } from './currency-rules.ts'

/** To the operator's own account. */
export const transferMethods: MethodSeed[] = [
  {
    id: methodIds.offlineTransfer,
    name: 'Bank transfer',
    nameKey: 'list.method.bankTransfer',
    description: 'cashier.sepaDescription',
    provider: 'bank-transfer',
    providerId: 6,
    kind: 'transfer',
    currencies: rulesOf('EUR', 'GBP', 'SEK'),
  },
]

/** From a bank account, by Trustly. */
const trustly: Omit<MethodSeed, 'id'> = {
  name: 'Trustly',
  nameKey: 'list.method.bank',
  description: 'cashier.bankDescription',
  provider: 'trustly',
  providerId: 2,
  kind: 'bank',
  currencies: marketRules,
}

export const payAndPlayMethods: MethodSeed[] = [
  { ...trustly, id: methodIds.payAndPlay, payAndPlayIncludeCountries: ['SWE', 'FIN', 'EST'], payout: true },
  { ...trustly, id: methodIds.signUpDeposit, unlisted: true },
]
