/** Our studio makes its games under three names: the first for slots, the second for tables, the third for draws, tickets and races. */
export const makers = [
  { id: 1, name: 'Orchard Studio' },
  { id: 2, name: 'Millrace Tables' },
  { id: 3, name: 'Fernlight Rooms' },
] as const

/** Returns the maker of our games of a product. */
export function makerOf(product: string): number {
  const [slots, tables, rooms] = makers
  if (product === 'slots') return slots.id
  return ['table', 'live', 'poker'].includes(product) ? tables.id : rooms.id
}
