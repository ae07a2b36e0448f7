import type { MethodRow } from '@fairhouse/contract/office/methods.ts'
import { useDraft } from '../base/drafts.ts'

/** An order that somebody makes of the ways to pay, row by row, until it is sent. New ones come last. */
export function useOrder(methods: readonly MethodRow[]) {
  const [ids, setIds, forget] = useDraft<string[]>('methods.order', [])
  const rows = inOrder(methods, ids)
  const reorder = (next: readonly MethodRow[]) => setIds(next.map(({ id }) => id))
  const isChanged = rows.some(({ id }, place) => methods[place]?.id !== id)
  return { rows, reorder, isChanged, forget }
}

/** Puts rows in an order; those that it does not name follow as they stand. */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const place = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return rows.toSorted((one, other) => place(one) - place(other))
}
