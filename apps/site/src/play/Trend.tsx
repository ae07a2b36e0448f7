import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { dateText } from '../shell/date-text.ts'
import { useSite } from '../site.ts'
import style from './Trend.module.css'

type Weeks = Answers<'GET /api/play/summary'>['weeks']
const [width, half, gap] = [480, 56, 8]

/** Twelve weeks as bars, what was won above the line and what was lost below it, and the same as a table for those who read figures. */
export function Trend({ weeks, currency }: { weeks: Weeks; currency: string }) {
  const {
    texts: { t, language },
  } = useSite()
  const most = Math.max(1, ...weeks.map(({ net }) => Math.abs(Number(net)))) // a bar's height, not money
  const step = width / Math.max(1, weeks.length)
  if (weeks.every(({ staked }) => !/[1-9]/.test(staked))) return <p className={style.none}>{t('play.noWeeks')}</p>
  return (
    <figure className={style.trend}>
      <svg viewBox={`0 0 ${width} ${half * 2}`} className={style.bars} aria-hidden="true">
        <line x1="0" x2={width} y1={half} y2={half} className={style.line} />
        {weeks.map(({ from, net }, place) => {
          const high = Math.max(Number(net) === 0 ? 0 : 2, Math.round((Math.abs(Number(net)) / most) * (half - 2)))
          const won = Number(net) > 0
          return (
            <rect
              key={from}
              x={place * step + gap / 2}
              y={won ? half - high : half}
              width={step - gap}
              height={high}
              rx="2"
              className={won ? style.won : style.lost}
            />
          )
        })}
      </svg>
      <details className={style.details}>
        <summary>{t('play.weekByWeek')}</summary>
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">{t('play.weekFrom')}</th>
              <th scope="col" className={style.number}>
                {t('play.staked')}
              </th>
              <th scope="col" className={style.number}>
                {t('play.net')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ from, net, staked }) => (
              <tr key={from}>
                <th scope="row" suppressHydrationWarning>
                  {dateText(language, from, 'day')}
                </th>
                <td className={style.number}>
                  <bdi dir="ltr">{moneyText(staked, currency)}</bdi>
                </td>
                <td className={style.number}>
                  <bdi dir="ltr">{moneyText(net, currency, /[1-9]/.test(net))}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
