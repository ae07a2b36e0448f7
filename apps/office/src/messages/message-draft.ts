import type { MessagePart } from '@fairhouse/contract/office/messages.ts'
import type { MessageKey } from '@fairhouse/messages'

export type Texts = Readonly<Record<string, string>>

/** The texts of a message as they are said now: the house's own, else the product's. */
export const saidOf = (parts: readonly MessagePart[]): Texts =>
  Object.fromEntries(parts.map(({ key, own, builtIn }) => [key, own ?? builtIn]))

/** The house's own among what is typed: a text that is the product's is left to it. */
export const ownOf = (parts: readonly MessagePart[], typed: Texts): Record<string, string> =>
  Object.fromEntries(parts.flatMap(({ key, builtIn }) => (typed[key] === undefined || typed[key] === builtIn ? [] : [[key, typed[key]]])))

/** Whether what is typed is what is said now. */
export const isSaid = (parts: readonly MessagePart[], typed: Texts): boolean =>
  parts.every(({ key, own, builtIn }) => (typed[key] ?? builtIn) === (own ?? builtIn))

/** What a message is called by its occasion. */
export const nameKey = (name: string) => `office-messages.name.${name}` as MessageKey // a test holds the texts against the messages
