import type { CashbackLine } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import style from './Cashback.module.css'

const partsOf = {
  netLoss: ['staked', 'won', 'converted', 'earlier'],
  netDeposits: ['deposits', 'withdrawals', 'grown'],
} as const

/** What the last windows came to, each with the sums that it was reckoned from. */
export function Lines({ lines, currency }: { lines: readonly CashbackLine[]; currency: string }) {
  const t = useT()
  return (
    <details className={style.opened}>
      <summary>{t('bonuses.cashback.lines')}</summary>
      <ol className={style.lines}>
        {lines.map((line) => (
          <Line key={`${line.title} ${line.span.from}`} line={line} currency={currency} />
        ))}
      </ol>
    </details>
  )
}

function Line({ line, currency }: { line: CashbackLine; currency: string }) {
  const t = useT()
  // Days of the country, whatever the reader's zone.
  const dateText = useDateText('UTC')
  const { title, span, kind, parts, base, percent, amount, state } = line
  const days = span.from === span.to ? [span.from] : [span.from, span.to]
  return (
    <li>
      <p className={style.row}>
        <span>
          <bdi>{title}</bdi>
          <small className={style.soft}>{days.map((day) => dateText(`${day}T00:00:00Z`, 'day')).join(' – ')}</small>
        </span>
        <span className={style.state}>{t(`bonuses.cashback.state.${state}`)}</span>
      </p>
      <dl className={style.sums}>
        {partsOf[kind]
          .filter((name) => /[1-9]/.test(parts[name]))
          .map((name) => (
            <div key={name}>
              <dt>{t(`bonuses.cashback.part.${name}`)}</dt>
              <dd>
                <Money amount={parts[name]} currency={currency} />
              </dd>
            </div>
          ))}
        <div className={style.sum}>
          <dt>{t('bonuses.cashback.line', { percent, base: moneyText(base, currency) })}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      </dl>
    </li>
  )
}
