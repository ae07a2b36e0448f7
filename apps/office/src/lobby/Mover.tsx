import { Button } from '@fairhouse/ui'
import { useRef } from 'react'
import { useKeys } from '../base/keys/use-keys.ts'
import { useT } from '../base/office.ts'
import { followPointer } from './follow-pointer.ts'
import { movedTo } from './order.ts'
import style from './Lobby.module.css'

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
    id: `shelf.move${keys}`,
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

type MoverProps = { id: string; name: string; move: Move; placeOf: (id: string) => number }

/** What moves a row: buttons for everybody, a handle for the mouse and the finger. */
export function Mover({ id, name, move, placeOf }: MoverProps) {
  const t = useT()
  const latest = useRef<(over: string) => void>(() => undefined)
  latest.current = (over) => {
    if (over !== id && placeOf(over) !== -1) move(id, () => placeOf(over))
  }
  return (
    <span className={style.move}>
      <Button kind="plain" aria-label={t('office-methods.up', { name })} onClick={() => move(id, (place) => place - 1)}>
        ↑
      </Button>
      <Button kind="plain" aria-label={t('office-methods.down', { name })} onClick={() => move(id, (place) => place + 1)}>
        ↓
      </Button>
      {/* For the mouse and the finger: the keyboard has the buttons and the keys. */}
      <span
        aria-hidden="true"
        className={style.handle}
        data-handle={id}
        onPointerDown={() => followPointer((over) => latest.current(over))}
      >
        ⠿
      </span>
    </span>
  )
}
