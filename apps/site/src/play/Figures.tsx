import type { PlayFigures } from '@fairhouse/contract'
import { formatAmount, parseAmount } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useT } from '../base/site.ts'
import style from './MyPlayPage.module.css'

/** The figures of a period: the result first, then what it is made of. */
export function Figures({ figures, currency, payments = false }: { figures: PlayFigures; currency: string; payments?: boolean }) {
  const t = useT()
  const minor = (amount: string) => parseAmount(amount, currency) ?? 0n
  const net = formatAmount(minor(figures.deposited) - minor(figures.withdrawn), currency)
  const hours = Math.floor(figures.minutes / 60)
  return (
    <>
      <p className={style.result}>
        <span>{t('play.net')}</span>
        <Money amount={figures.net} currency={currency} signed={/[1-9]/.test(figures.net)} />
      </p>
      <dl className={style.figures}>
        <Figure name={t('play.staked')}>
          <Money amount={figures.staked} currency={currency} />
        </Figure>
        <Figure name={t('play.won')}>
          <Money amount={figures.won} currency={currency} />
        </Figure>
        <Figure name={t('play.rounds')}>{figures.rounds}</Figure>
        <Figure name={t('play.daysPlayed')}>{figures.daysPlayed}</Figure>
        <Figure name={t('play.time')}>
          <bdi>
            {hours > 0 ? t('shell.hours', { hours, minutes: figures.minutes % 60 }) : t('shell.minutes', { minutes: figures.minutes })}
          </bdi>
        </Figure>
        <Figure name={t('play.deposited')}>
          <Money amount={figures.deposited} currency={currency} />
        </Figure>
        <Figure name={t('play.withdrawn')}>
          <Money amount={figures.withdrawn} currency={currency} />
        </Figure>
        {payments && (
          <Figure name={t('play.netDeposits')}>
            <Money amount={net} currency={currency} />
          </Figure>
        )}
      </dl>
    </>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
