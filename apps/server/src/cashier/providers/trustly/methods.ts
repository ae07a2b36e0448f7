import { methodIds } from '../../method-catalogue/method-ids.ts'
import type { MethodSeed } from '../../method-catalogue/method.ts'
import { marketRules } from '../../method-catalogue/currency-rules.ts'
import { idOf } from '../../method-catalogue/methods.ts'

/** Payment from a bank account, by Trustly. */
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
  { ...trustly, id: methodIds.signUpDeposit, unlisted: true, identifiesBy: 'zignSec' },
]

/** Opens the bank at once, which asks for the amount. */
export const bankAtOnceMethods: MethodSeed[] = [
  {
    ...trustly,
    id: idOf('Trustly'),
    nameKey: 'list.method.bankAtOnce',
    description: 'cashier.bankAtOnceDescription',
    countries: ['DEU', 'ESP'],
    asksAmount: false,
    initDepositByProvider: true,
    caption: 'proceed',
    payout: true,
  },
]
