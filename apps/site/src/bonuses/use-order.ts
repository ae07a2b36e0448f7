import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { showError } from '../base/show-error.ts'
import { forget } from '../base/answers.ts'
import { useSite } from '../base/site.ts'
import { moved, placeAt } from './waiting-order.ts'

/** The order of what waits, as the player has it on the page before the server knows it. */
export function useOrder(ids: readonly string[], titleOf: (id: string) => string) {
  const site = useSite()
  const { t } = site.texts
  const known = ids.join('\n')
  const [order, setOrder] = useState(ids)
  const [said, setSaid] = useState('')
  useEffect(() => setOrder(known.split('\n')), [known])
  const send = async (wanted: readonly string[], id: string) => {
    setOrder(wanted)
    setSaid(t('bonuses.moved', { title: titleOf(id), place: wanted.indexOf(id) + 1, count: wanted.length }))
    const answer = await site.call('POST /api/bonuses/order', { bonuses: [...wanted] })
    if (answer.ok) return forget(site.queries, 'GET /api/bonuses')
    setOrder(ids)
    setSaid('')
    await showError(site, answer.error)
    forget(site.queries, 'GET /api/bonuses')
  }
  const step = (id: string, by: number) => {
    const wanted = moved(order, id, order.indexOf(id) + by)
    if (wanted !== order) void send(wanted, id)
  }
  const shown = ids.length === order.length && ids.every((id) => order.includes(id)) ? order : ids
  return { order: shown, said, step, drag: useDrag(shown, setOrder, send) }
}

/** Lets a row follow the pointer that holds its handle; where it is let go is its place. */
function useDrag(
  order: readonly string[],
  show: (order: readonly string[]) => void,
  send: (order: readonly string[], id: string) => unknown,
) {
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<{ id: string; before: readonly string[] }>()
  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld({ id, before: order })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held?.id !== id || !list.current) return
      const middles = [...list.current.children].map((row) => {
        const { top, height } = row.getBoundingClientRect()
        return top + height / 2
      })
      show(moved(order, id, placeAt(middles, event.clientY)))
    },
    onPointerUp: () => {
      if (held?.id !== id) return
      setHeld(undefined)
      if (held.before.join() !== order.join()) void send(order, id)
    },
    onPointerCancel: () => {
      if (held) show(held.before)
      setHeld(undefined)
    },
  })
  return { list, held: held?.id, handleOf }
}
