import { cashierSiteMutants } from './cashier-site.ts'
import { cashierMutants } from './cashier.ts'
import { identificationSiteMutants } from './identification-site.ts'
import { identityMutants } from './identity.ts'
import { limitsAndShellMutants } from './limits-and-shell.ts'
import { textAndSumMutants } from './texts-and-sums.ts'

export type { Mutant } from './mutant.ts'
/** Every planted fault that the wide run must see caught. */
export const mutants = [
  ...cashierMutants,
  ...cashierSiteMutants,
  ...identificationSiteMutants,
  ...identityMutants,
  ...limitsAndShellMutants,
  ...textAndSumMutants,
]
