import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A publicly known method: its unique id and its brand. */
type KnownMethod = { readonly id: number; readonly brand: string }

/**
 * The methods an operator can connect, with the same ids on every installation; an id is never reused. methods.txt has
 * one per line: id, brand.
 */
export const methodCatalogue: readonly KnownMethod[] = readFileSync(join(import.meta.dirname, 'methods.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => ({ id: Number(line.slice(0, line.indexOf(' '))), brand: line.slice(line.indexOf(' ') + 1) }))

const byId = new Map(methodCatalogue.map(({ id, brand }) => [id, brand]))

/** Returns a method's brand; undefined if the catalogue lacks the id. */
export const brandOf = (id: number): string | undefined => byId.get(id)

const byBrand = new Map(methodCatalogue.map(({ id, brand }) => [brand, id]))

/** Returns the id of a brand; throws if the catalogue lacks it. */
export function idOf(brand: string): number {
  const id = byBrand.get(brand)
  if (id === undefined) throw new Error(`The catalogue of ways to pay has no ${brand}`)
  return id
}
