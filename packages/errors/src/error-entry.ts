import type { table } from './table.ts'

/** The name of an error: `error` on the wire, `errors.<name>` in code, `error.<name>` among the messages. */
export type ErrorName = keyof typeof table

/** Everything that is said of an error in one place; its text stands under its name among the messages. */
export type Entry = {
  /** Its number; from 9001 on they are ours, for errors that the specification names without a number or does not know. */
  readonly code: number
  readonly httpStatus: number
  /** What it means, for whoever reads the API. */
  readonly about: string
  /** Names of the values in `errorDetails` (or beside them: expireTime, expireTimestamp, minutes) that the message speaks about. */
  readonly details?: readonly string[]
  /** When the product says it; a switch that merely forces a number does not count. */
  readonly when: string
  /** The test that makes it happen through HTTP or in a browser. */
  readonly test: string
  /** What it can come with, where that is more than a usual value for each of its details. */
  readonly samples?: readonly Sample[]
}

/** What the server might say beside an error: its details, and what stands beside them. */
export type Sample = {
  readonly errorDetails?: Readonly<Record<string, unknown>>
  readonly errorSubCode?: string
  readonly expireTime?: number
  readonly expireTimestamp?: string
  readonly errorUrl?: string
}

/** Where a message leads: a path, or a modal over the present page (`?modal=`), and the text `error.link.<text>` that names it. */
export type ErrorLink = { readonly to: string; readonly text: string }

/** How a page shows an error. */
export type Shown = {
  /** As a floating notification: always, never (it has a place of its own), or everywhere but at login. */
  readonly floats: true | false | 'notAtLogin'
  readonly link?: ErrorLink
  /** Modal that opens instead of a message when a login answers so. */
  readonly modalAtLogin?: string
  /** What the page does besides showing it. */
  readonly sideEffect?: 'logout'
}

/** One error of the catalogue. */
export type ErrorEntry = Entry & Shown & { readonly name: ErrorName; readonly key: `error.${ErrorName}` }
