import type { World } from '../base/world.ts'
import type { Outbox } from './wallet/outbox.ts'
import type { Table } from './wheel/table.ts'

/** The context of every part of the studio. */
export type Studio = {
  world: World
  /** Aborted when the sandbox ends: calls under way are dropped and nothing is written about them. */
  closing: AbortSignal
  /** Rounds whose bet this process is making now, with the promise of their play. */
  playing: Map<string, Promise<void>>
  outbox: Outbox
  /** The players at the wheel. */
  table: Table
}
