import type { MethodRow } from '@fairhouse/contract/office/methods.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice } from '../base/office.ts'

const draft = 'methods.order'

/** An order that somebody makes of the ways to pay, row by row, until it is sent. New ones come last. */
export function useOrder(methods: readonly MethodRow[]) {
  const { drafts } = useOffice()
  const [ids, setIds, forget] = useDraft<string[]>(draft, [])
  const rows = inOrder(methods, ids)
  const move = (id: string, by: 1 | -1) =>
    setIds(
      moved(
        rows.map((row) => row.id),
        id,
        by,
      ),
    )
  /** Puts one at the place of another one. Rows that moved meanwhile are read anew: a drag goes on over many of them. */
  const drag = (id: string, over: string) => {
    const now = inOrder(methods, drafts.read<string[]>(draft) ?? []).map((row) => row.id)
    setIds(putAt(now, id, now.indexOf(over)))
  }
  const isChanged = rows.some(({ id }, place) => methods[place]?.id !== id)
  return { rows, move, drag, isChanged, forget }
}

/** Puts rows in an order; those that it does not name follow as they stand. */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const place = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return rows.toSorted((one, other) => place(one) - place(other))
}

/** Moves one entry up or down by one; the first stays first, and the last last. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  return putAt(ids, id, ids.indexOf(id) + by)
}

/** Puts one entry at a place; nothing moves where there is no such entry or place. */
export function putAt(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id)
  return from === -1 || to < 0 || to >= ids.length ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
