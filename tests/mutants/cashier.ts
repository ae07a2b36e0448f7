import type { Mutant } from './mutant.ts'

/** Faults in what the cashier promises. */
export const cashierMutants: readonly Mutant[] = []
