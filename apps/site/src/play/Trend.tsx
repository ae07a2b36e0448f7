import { useT } from '../base/site.ts'
import { WeekTable, type Weeks } from './WeekTable.tsx'
import style from './Trend.module.css'

const [width, half, gap] = [480, 56, 8]

/** Twelve weeks as bars, wins above the line and losses below, and as a table for screen readers. */
export function Trend({ weeks, currency }: { weeks: Weeks; currency: string }) {
  const t = useT()
  if (weeks.every(({ staked }) => !/[1-9]/.test(staked))) return <p className={style.none}>{t('play.noWeeks')}</p>
  return (
    <figure className={style.trend}>
      <Bars weeks={weeks} />
      <details className={style.details}>
        <summary>{t('play.weekByWeek')}</summary>
        <WeekTable weeks={weeks} currency={currency} />
      </details>
    </figure>
  )
}

function Bars({ weeks }: { weeks: Weeks }) {
  const most = Math.max(1, ...weeks.map(({ net }) => Math.abs(Number(net)))) // a bar's height, not money
  const step = width / Math.max(1, weeks.length)
  return (
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
  )
}
