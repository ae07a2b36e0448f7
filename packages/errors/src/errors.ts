import type { ErrorEntry, ErrorName } from './error-entry.ts'
import { shownOf } from './shown.ts'
import { table } from './table.ts'

/** Every error by its name, so that code says `errors.failedLogin` and never a bare number. */
export const errors = Object.fromEntries(
  Object.entries(table).map(([name, row]) => [name, { ...row, ...shownOf(name), name, key: `error.${name}` }]),
) as unknown as { readonly [N in ErrorName]: ErrorEntry & { readonly name: N; readonly code: (typeof table)[N]['code'] } } // fromEntries forgets the keys

/** Every error by its number. */
export const errorsByCode: ReadonlyMap<number, ErrorEntry> = new Map(Object.values(errors).map((entry) => [entry.code, entry]))

/** The error of a name; the unknown error where there is none. */
export function errorNamed(name: string): ErrorEntry {
  return Object.hasOwn(errors, name) ? errors[name as ErrorName] : errors.unknown // the key was just looked up
}

/** The error of a number; the unknown error where there is none. */
export function errorOfCode(code: number): ErrorEntry {
  return errorsByCode.get(code) ?? errors.unknown
}
