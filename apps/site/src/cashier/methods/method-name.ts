import type { DepositMethod } from '@fairhouse/contract'
import type { Site } from '../../base/site.ts'

/** What a way to pay is called: its brand, or its name in the reader's language. */
export const methodName = ({ t, has }: Site['texts'], { name, nameKey }: Pick<DepositMethod, 'name' | 'nameKey'>): string =>
  nameKey && has(nameKey) ? t(nameKey) : name
