import { moneyText } from '@fairhouse/money'
import type { MessageValues, Texts } from './texts.ts'

/** What is wrong with a field, as `packages/fields` or the server found it: a rule and what its message speaks about. */
export type FieldFinding = { readonly rule: string; readonly values?: Record<string, string | number> }

/** The message of a finding: `field.rule.<rule>`; amounts are written with their currency. */
export function fieldText(texts: Pick<Texts, 'tFirst'>, name: string, { rule, values = {} }: FieldFinding): string {
  return texts.tFirst([`field.rule.${rule}`, 'field.rule.unknown'], { name, ...spoken(values) })
}

/** A bound's currency stands beside it, that of its conversion beside the conversion. */
function spoken(values: Record<string, string | number>): MessageValues {
  const currencyOf: Record<string, unknown> = {
    min: values['currency'],
    max: values['currency'],
    converted: values['walletCurrency'],
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const currency = currencyOf[name]
      return [name, typeof currency === 'string' ? moneyText(String(value), currency) : value]
    }),
  )
}
