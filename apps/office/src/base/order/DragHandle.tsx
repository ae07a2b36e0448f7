import { Icon } from '@fairhouse/ui'
import { useRef } from 'react'
import style from './DragHandle.module.css'

/**
 * A handle by which a row of a table is dragged over another one, whose place it takes. It is for the mouse and the
 * finger: the keyboard has buttons.
 */
export function DragHandle({ of, title, onOver }: { of: string; title: string; onOver: (row: string) => void }) {
  const handle = useRef<HTMLSpanElement>(null)
  // A drag goes on while rows move: what it tells is heard as the list stands by then.
  const latest = useRef(onOver)
  latest.current = onOver
  // Rows differ in height: one that gave way at its edge would come back under the pointer.
  const hasPassed = (row: Element, y: number): boolean => {
    const { top, height } = row.getBoundingClientRect()
    const isBelow = ((handle.current?.compareDocumentPosition(row) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    return isBelow ? y > top + height / 2 : y < top + height / 2
  }
  const begin = () => {
    const ended = new AbortController()
    const end = () => ended.abort()
    // A row that takes another place loses what a handle has captured: the window hears all of it.
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const row = document.elementFromPoint(clientX, clientY)?.closest('tr')
      const over = row?.querySelector<HTMLElement>('[data-row]')?.dataset['row']
      if (row && over !== undefined && over !== of && hasPassed(row, clientY)) latest.current(over)
    }
    addEventListener('pointermove', follow, { signal: ended.signal })
    for (const last of ['pointerup', 'pointercancel', 'blur']) addEventListener(last, end, { signal: ended.signal })
  }
  return (
    <span ref={handle} className={style.handle} title={title} aria-hidden="true" data-handle={of} onPointerDown={begin}>
      <Icon name="menu" />
    </span>
  )
}
