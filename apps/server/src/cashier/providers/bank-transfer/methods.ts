import { methodIds } from '../../method-catalogue/method-ids.ts'
import type { MethodSeed } from '../../method-catalogue/method.ts'
import { rulesOf } from '../../method-catalogue/currency-rules.ts'

/** Transfers to the operator's own account. */
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
  // Not for deposits: the account that the player is paid out to.
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
