import type { Caller } from '@fairhouse/contract/caller.ts'
import type { PhoneRules } from '@fairhouse/ui/fields.ts'

const known = new Map<string, Promise<PhoneRules | undefined>>()

/** Returns the phone number rules of a country: fetched once for each country that is chosen. */
export function phoneRulesOf(call: Caller, country: string): Promise<PhoneRules | undefined> {
  const asked =
    known.get(country) ?? call('GET /api/phone-numbers/rules', { country }).then((answer) => (answer.ok ? answer.value : undefined))
  known.set(country, asked)
  return asked
}
