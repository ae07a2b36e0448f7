import type { table } from './table.ts'

/** The name of an error: `error` on the wire, `errors.<name>` in code, `error.<name>` among the messages. */
export type ErrorName = keyof typeof table

/** What the table says of an error. */
export type Row = {
  readonly code: number
  readonly httpStatus: number
  readonly about: string
  /** Names of the values in `errorDetails` (or beside them: expireTime, expireTimestamp, minutes) that the message speaks about. */
  readonly details?: readonly string[]
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
export type ErrorEntry = Row & Shown & { readonly name: ErrorName; readonly key: `error.${ErrorName}` }
