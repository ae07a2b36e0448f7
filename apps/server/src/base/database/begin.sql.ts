import { isDistributed } from '../environment.ts'

/**
 * Begins a transaction. Citus commits on one other node first and here afterwards, as it knows nothing of what is written
 * here, unless a table that it knows was written here, too: then it prepares there first.
 */
export const beginning = (): string => (isDistributed() ? 'begin; delete from distributed.two_phases where one' : 'begin')
