import type { Caller } from '@fairhouse/contract/caller.ts'
import type { PhoneRules } from '@fairhouse/ui/fields.ts'

const known = new Map<string, Promise<PhoneRules | undefined>>()

/** How the numbers of a country look: asked once for each country that is chosen, and of no other. */
export function phoneRulesOf(call: Caller, country: string): Promise<PhoneRules | undefined> {
  const asked =
    known.get(country) ?? call('GET /api/phone-numbers/rules', { country }).then((answer) => (answer.ok ? answer.value : undefined))
  known.set(country, asked)
  return asked
}
