import type { Mutant } from './mutant.ts'

/** Faults in what limits and the page around them promise. */
export const limitsAndShellMutants: readonly Mutant[] = []
