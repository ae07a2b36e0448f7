import type { House } from '../../../base/house.ts'
import type { Addresses } from './running.ts'

/** A command's result: lines for people, a value for `--json`, and whether something is wrong. */
export type Said = { lines: string[]; value: unknown; wrong?: boolean }

/** A command: the words that call it, its arguments, and what it does. */
export type Command = {
  words: string
  takes: string
  about: string
  run: (house: House, args: string[], options: Record<string, string>, addresses: Addresses) => Promise<Said>
}

/** Ends a command with one sentence. */
export class Wrong extends Error {}

/** Returns the argument at a place; throws a sentence if it is missing. */
export function need(args: string[], place: number, name: string): string {
  const value = args[place]
  if (value === undefined) throw new Wrong(`${name} is missing. "fairhouse help" shows how the command is called.`)
  return value
}
