import type { Race } from '@fairhouse/contract'
import { Money } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import style from './Races.module.css'

/** A race in a list: what there is to win, when, what it costs, and whether the reader takes part. */
export function RaceCard({ race }: { race: Race }) {
  const t = useT()
  return (
    <article className={style.card}>
      <h3 className={style.row}>
        <Link to="/tournaments/$id" params={{ id: race.id }}>
          {race.name}
        </Link>
        {race.isIn && <span className={style.badge}>{t('races.isIn')}</span>}
      </h3>
      <p className={style.row}>
        <strong className={style.toWin}>
          <Money amount={race.toWin} currency={race.currency} />
        </strong>
        <span>{t('races.toWin')}</span>
      </p>
      <p className={style.soft}>
        <When race={race} />
      </p>
      <p className={style.soft}>
        {t(`races.format.${race.format}`)} · <Cost race={race} /> · {t('races.players', { count: race.players })}
      </p>
    </article>
  )
}

/** When a race begins, ends or pays, whichever is next. */
export function When({ race: { state, from, until, paysAt } }: { race: Race }) {
  const t = useT()
  const date = useDateText()
  if (state === 'coming') return t('races.starts', { from: date(from, 'moment'), until: date(until, 'moment') })
  if (state === 'running') return t('races.ends', { at: date(until, 'moment') })
  if (state === 'closing') return t('races.pays', { at: date(paysAt, 'moment') })
  return state === 'over' ? t('races.ended', { at: date(until, 'moment') }) : t('races.cancelled')
}

function Cost({ race: { buyIn, currency } }: { race: Race }) {
  const t = useT()
  if (buyIn === null) return t('races.free')
  return (
    <>
      {t('races.buyIn')} <Money amount={buyIn} currency={currency} />
    </>
  )
}
