import { methodIds } from '../method-catalogue/method-ids.ts'
import type { MethodSeed } from '../method-catalogue/method.ts'
import { marketRules } from '../method-catalogue/currency-rules.ts'

/** A code instead of money; shown if some campaign is available by code alone. */
export const bonusCodeMethod: MethodSeed = {
  id: methodIds.bonusCode,
  name: 'Bonus code',
  nameKey: 'list.method.bonusCode',
  description: 'cashier.bonusCodeDescription',
  provider: 'bonus-code',
  providerId: 0,
  kind: 'bonusCode',
  currencies: marketRules,
  asksAmount: false,
  caption: 'redeem',
  fields: [
    {
      field: 'bonusCode',
      fieldType: 'text',
      validator: [{ rule: 'required' }, { rule: 'maxLength', values: { number: 60 } }],
      autocomplete: 'off',
    },
  ],
}
