import type { MethodField } from '@fairhouse/contract'

const forToken = { fieldType: 'text', useForToken: true } as const

/** A card's fields, for methods whose hidden frame sends them to the acquirer: none of it reaches us. */
export const cardFields: MethodField[] = [
  {
    ...forToken,
    field: 'cardNumber',
    validator: [{ rule: 'required' }, { rule: 'cardNumber' }],
    formatter: 'cardNumber',
    autocomplete: 'cc-number',
  },
  {
    ...forToken,
    field: 'cardExpiry',
    validator: [{ rule: 'required' }, { rule: 'cardExpiry' }],
    formatter: 'cardExpiry',
    autocomplete: 'cc-exp',
  },
  {
    ...forToken,
    field: 'cardCvc',
    fieldType: 'password',
    validator: [
      { rule: 'required' },
      { rule: 'pattern', values: { kind: 'digits' } },
      { rule: 'minLength', values: { number: 3 } },
      { rule: 'maxLength', values: { number: 4 } },
    ],
    formatter: 'digits',
    autocomplete: 'cc-csc',
  },
  {
    ...forToken,
    field: 'cardHolder',
    validator: [{ rule: 'required' }, { rule: 'cardholder' }],
    formatter: 'cardholder',
    autocomplete: 'cc-name',
  },
]
