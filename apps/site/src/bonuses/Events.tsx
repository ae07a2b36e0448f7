import type { Bonus } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { useDateText } from '../base/use-date-text.ts'
import { useT } from '../base/site.ts'
import style from './Bonuses.module.css'

const moves = ['given', 'converted', 'returned', 'required'] as const
const textOf = { given: 'gave', converted: 'converted', returned: 'returned', required: 'requiredNow' } as const

/** All that happened to a bonus, the newest last, with what each event moved. */
export function Events({ events, currency }: Pick<Bonus, 'events' | 'currency'>) {
  const t = useT()
  const dateText = useDateText()
  return (
    <details className={style.opened}>
      <summary>{t('bonuses.events')}</summary>
      <ol className={style.events}>
        {events.map((event, index) => (
          <li key={index}>
            <time dateTime={event.at} className={style.soft}>
              {dateText(event.at, 'moment')}
            </time>
            <strong>{t(`bonuses.event.${event.kind}`)}</strong>
            {moves.map((move) => {
              const amount = event[move]
              return amount && <span key={move}>{t(`bonuses.${textOf[move]}`, { amount: moneyText(amount, currency) })}</span>
            })}
          </li>
        ))}
      </ol>
    </details>
  )
}
