import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A way to pay as it is known to the public: the id that no other has, and the brand. */
type KnownMethod = { readonly id: number; readonly brand: string }

/** The ways to pay that an operator can connect, under names that are the same on every installation. An id is never given to another one. One a line in methods.txt: id, brand. */
export const methodCatalogue: readonly KnownMethod[] = readFileSync(join(import.meta.dirname, 'methods.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => ({ id: Number(line.slice(0, line.indexOf(' '))), brand: line.slice(line.indexOf(' ') + 1) }))

const byId = new Map(methodCatalogue.map(({ id, brand }) => [id, brand]))

/** The brand of a method; undefined where the catalogue does not know the id. */
export const brandOf = (id: number): string | undefined => byId.get(id)

const byBrand = new Map(methodCatalogue.map(({ id, brand }) => [brand, id]))

/** The id of a brand; throws for one that the catalogue does not have. */
export function idOf(brand: string): number {
  const id = byBrand.get(brand)
  if (id === undefined) throw new Error(`The catalogue of ways to pay has no ${brand}`)
  return id
}
