import type { Held } from '@fairhouse/contract/office/base/may.ts'
import type { Change, Gate } from '@fairhouse/contract/office/base/office-call.ts'
import type { Actor } from '../../base/actor.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'

/** A colleague who is signed in, or whose token a machine uses. */
export type Colleague = {
  id: bigint
  name: string
  held: readonly (Held & { role: string })[]
  actor: Actor
  /** Their own account as a player. */
  player?: { shard: number; player: bigint } | undefined
  session?: { id: string; kind: 'browser' | 'commandLine'; startedAt: Date; expiresAt: Date; isLocked: boolean } | undefined
  token?: string | undefined
}

/** The context of one call of the office. */
export type OfficeContext = {
  /** What the call works with; its database is only read where the call only reads. */
  house: House
  /** What acts work with. */
  acting: House
  colleague: Colleague | undefined
  ip: string
  browser: string
  cookie: (name: string) => string | undefined
  setCookie: (cookie: string) => void
  /** Finds what does the act of a call. */
  handlerOf: (at: string) => ActHandler | undefined
  /** Finds how the gate of a call depends on its input. */
  gateByInputOf: (at: string) => GateByInput | undefined
}

/** Returns what stands before an act by what it is about, such as an amount; what the call itself asks for is the least. */
export type GateByInput = (asking: StaffContext, input: unknown) => Promise<Gate>

/** A call by somebody who is signed in. */
export type StaffContext = OfficeContext & { colleague: Colleague }

/** An act that is being done, or rehearsed: everything it does is in this one transaction. */
export type ActContext = StaffContext & {
  sql: Transaction
  /** The house outside of this transaction, for what follows its commit. */
  outside: House
  at: Date
  reason: string
  /** Tells what the act changes, for those who look at it before. */
  changes: (change: Change) => void
  /**
   * Names the version of what the act is decided on. Throws `Moved` if somebody decided on another one.
   */
  looksAt: (what: string, version: string) => void
  /** Called with what waits until the transaction has been committed. */
  afterwards: (work: () => void) => void
}

/** Does an act; what it takes was parsed by its call's schema. */
export type ActHandler = (asking: ActContext, input: unknown) => Promise<unknown>
