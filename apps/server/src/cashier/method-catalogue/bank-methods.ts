import { methodIds } from './method-ids.ts'
import type { MethodSeed } from './method.ts'
import { marketRules, rulesOf } from './currency-rules.ts'
import { idOf } from './methods.ts'

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
    payout: true,
  },
  // The account that a player is paid out to: nothing is deposited by it.
  {
    id: methodIds.detailUpdate,
    name: 'Bank account',
    nameKey: 'list.method.bank',
    description: 'cashier.detailsText',
    provider: 'bank-transfer',
    providerId: 6,
    kind: 'transfer',
    currencies: {},
    unlisted: true,
    payout: true,
    fields: [
      {
        field: 'abbreviatedName',
        fieldType: 'text',
        validator: [{ rule: 'required' }, { rule: 'noHtml' }, { rule: 'maxLength', values: { number: 70 } }],
        formatter: 'name',
        autocomplete: 'name',
      },
      {
        field: 'ibanNumber',
        fieldType: 'text',
        validator: [{ rule: 'required' }, { rule: 'iban' }],
        formatter: 'iban',
        hint: 'field.hint.iban',
      },
    ],
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
  { ...trustly, id: methodIds.signUpDeposit, unlisted: true, identifiesBy: 'zignSec' },
]

/** The bank opens at once and asks how much. */
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
