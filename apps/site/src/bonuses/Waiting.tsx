import type { Bonus } from '@fairhouse/contract'
import { Icon } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { useT } from '../base/site.ts'
import { Decline } from './GiveUp.tsx'
import { Events } from './Events.tsx'
import { Price } from './Price.tsx'
import { useOrder } from './use-order.ts'
import style from './Bonuses.module.css'

/** The bonuses that wait, in the player's order: changed by the buttons of a row or by dragging it. */
export function Waiting({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useT()
  const byId = new Map(bonuses.map((bonus) => [bonus.id, bonus]))
  const { order, said, step, drag } = useOrder(
    bonuses.map(({ id }) => id),
    (id) => byId.get(id)?.title ?? '',
  )
  return (
    <section aria-labelledby="bonuses-waiting" className={style.part}>
      <h2 id="bonuses-waiting" className={style.name}>
        {t('bonuses.waiting')}
      </h2>
      <p className={style.soft}>{t('bonuses.waitingText')}</p>
      <p role="status" className={style.heard}>
        {said}
      </p>
      <ol ref={drag.list} className={style.waiting}>
        {order.flatMap((id, index) => {
          const bonus = byId.get(id)
          return bonus
            ? [
                <li key={id} className={drag.held === id ? `${style.card} ${style.held}` : style.card}>
                  <div className={style.row}>
                    <h3 className={style.title}>{bonus.title}</h3>
                    {order.length > 1 && <Places bonus={bonus} place={index} of={order.length} step={step} handle={drag.handleOf(id)} />}
                  </div>
                  <Price bonus={bonus} />
                  <Events events={bonus.events} currency={bonus.currency} />
                  <Decline bonus={bonus} />
                </li>,
              ]
            : []
        })}
      </ol>
    </section>
  )
}

type PlacesProps = { bonus: Bonus; place: number; of: number; step: (id: string, by: number) => void; handle: object }

/** Moves a row up and down. The button that moved it keeps the focus, also where the page had to move the row itself. */
function Places({ bonus: { id, title }, place, of, step, handle }: PlacesProps) {
  const t = useT()
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [place])
  const button = (by: -1 | 1) => {
    const isEnd = by < 0 ? place === 0 : place === of - 1
    return (
      <button
        type="button"
        className={by < 0 ? `${style.place} ${style.up}` : style.place}
        aria-label={t(by < 0 ? 'bonuses.earlierInOrder' : 'bonuses.laterInOrder', { title })}
        aria-disabled={isEnd || undefined}
        onClick={(event) => {
          if (isEnd) return
          pressed.current = event.currentTarget
          step(id, by)
        }}
      >
        <Icon name="down" />
      </button>
    )
  }
  return (
    <div className={style.places}>
      {button(-1)}
      {button(1)}
      <span className={style.handle} title={t('bonuses.drag')} aria-hidden="true" {...handle}>
        <Icon name="menu" />
      </span>
    </div>
  )
}
