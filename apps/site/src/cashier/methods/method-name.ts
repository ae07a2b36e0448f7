import type { DepositMethod } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'

/** Returns the name of a payment method: its brand, or its name in the page's language. */
export const methodName = ({ t, has }: Site['texts'], { name, nameKey }: Pick<DepositMethod, 'name' | 'nameKey'>): string =>
  nameKey && has(nameKey) ? t(nameKey) : name
