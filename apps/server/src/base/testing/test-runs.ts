import { isDistributed } from '../environment.ts'

/** How often a property is tried: a fifth on a cluster, where each posting crosses to a node. */
export const runsOf = (count: number): number => (isDistributed() ? Math.ceil(count / 5) : count)
