import type { Bonus } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useT } from '../base/site.ts'
import style from './Bonuses.module.css'

/** How far a bonus is wagered: in money, in percent, and in about how many rounds. */
export function Progress({ bonus }: { bonus: Bonus }) {
  const t = useT()
  const { percent, left, currency, rounds, roundStake, title, freeRounds } = bonus
  const isDone = percent === 100
  // What is to be wagered grows with what the free spins win.
  if (freeRounds > 0 && isDone) return <p className={style.soft}>{t('bonuses.freeFirst', { count: freeRounds })}</p>
  return (
    <div className={style.progress}>
      <p className={style.left}>
        <strong>{isDone ? t('bonuses.done') : t('bonuses.left', { amount: moneyText(left, currency) })}</strong>
        <span>{t('bonuses.percent', { percent })}</span>
      </p>
      <progress max={100} value={percent} aria-label={t('bonuses.progress', { title })} />
      {freeRounds > 0 && <p className={style.soft}>{t('bonuses.freeFirst', { count: freeRounds })}</p>}
      {!isDone && rounds !== null && (
        <p className={style.soft}>{t('bonuses.rounds', { count: rounds, stake: moneyText(roundStake, currency) })}</p>
      )}
    </div>
  )
}

/** An amount with its name; nothing if there is none. */
export function AmountRow({ label, amount, currency }: { label: string; amount: string | null; currency: string }) {
  if (amount === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  )
}
