import type { MethodRow } from '@fairhouse/contract/office/methods.ts'
import { useDraft } from '../base/drafts.ts'

/** An order that somebody makes of the ways to pay, row by row, until it is sent. New ones come last. */
export function useOrder(methods: readonly MethodRow[]) {
  const [ids, setIds, forget] = useDraft<string[]>('methods.order', [])
  const rows = inOrder(methods, ids)
  const move = (id: string, by: 1 | -1) =>
    setIds(
      moved(
        rows.map((row) => row.id),
        id,
        by,
      ),
    )
  const isChanged = rows.some(({ id }, place) => methods[place]?.id !== id)
  return { rows, move, isChanged, forget }
}

/** Puts rows in an order; those that it does not name follow as they stand. */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const place = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return rows.toSorted((one, other) => place(one) - place(other))
}

/** Moves one entry up or down by one; the first stays first, and the last last. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  return from === -1 || to < 0 || to >= ids.length ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
