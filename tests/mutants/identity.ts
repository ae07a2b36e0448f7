import type { Mutant } from './mutant.ts'

/** Faults in who somebody is. */
export const identityMutants: readonly Mutant[] = []
