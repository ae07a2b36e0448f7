import type { Actor } from './actor.ts'

/** Who decides, and why; both are kept. */
export type Decider = { actor: Actor; reason: string }
