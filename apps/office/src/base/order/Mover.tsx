import { Button } from '@fairhouse/ui'
import { useT } from '../office.ts'
import { DragHandle } from './DragHandle.tsx'
import style from './Mover.module.css'
import type { Move } from './use-moving.ts'

type Props = { id: string; name: string; move: Move; placeOf: (id: string) => number }

/** What moves a row: a handle for the mouse and the finger, buttons for everybody; `useMoving` has the keys. */
export function Mover({ id, name, move, placeOf }: Props) {
  const t = useT()
  const over = (row: string) => {
    const place = placeOf(row)
    if (place !== -1) move(id, () => place)
  }
  return (
    <span className={style.move}>
      <DragHandle of={id} title={t('office-methods.drag', { name })} onOver={over} />
      <Button kind="plain" aria-label={t('office-methods.up', { name })} onClick={() => move(id, (place) => place - 1)}>
        ↑
      </Button>
      <Button kind="plain" aria-label={t('office-methods.down', { name })} onClick={() => move(id, (place) => place + 1)}>
        ↓
      </Button>
    </span>
  )
}
