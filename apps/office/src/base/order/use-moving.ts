import { useKeys } from '../keys/use-keys.ts'
import { useT } from '../office.ts'
import { movedTo } from './moved-to.ts'

/** Moves a row to the place that is made of its own. */
export type Move = (id: string, to: (place: number) => number) => void

/** Returns what moves a row of a list to another place, and lets `J` and `K` move the row that has the focus. */
export function useMoving<Row extends { id: string }>(
  rows: readonly Row[],
  reorder: ((rows: readonly Row[]) => void) | undefined,
): Move | undefined {
  const move: Move = (id, to) => {
    const place = rows.findIndex((one) => one.id === id)
    if (place !== -1) reorder?.(movedTo(rows, place, to(place)))
  }
  useMoveKeys(reorder && move)
  return reorder && move
}

function useMoveKeys(move: Move | undefined): void {
  const t = useT()
  const key = (keys: string, label: string, by: 1 | -1) => ({
    id: `row.move${keys}`,
    keys,
    label,
    group: 'page' as const,
    run: () => {
      const row = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined
      if (row !== undefined) move?.(row, (place) => place + by)
    },
  })
  useKeys(move ? [key('J', t('office-lobby.downKey'), 1), key('K', t('office-lobby.upKey'), -1)] : [])
}
