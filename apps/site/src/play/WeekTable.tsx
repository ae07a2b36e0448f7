import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { useDateText } from '../base/use-date-text.ts'
import { useSite } from '../base/site.ts'
import style from './Trend.module.css'

export type Weeks = Answers<'GET /api/play/summary'>['weeks']

/** Stakes and results by week, latest first. */
export function WeekTable({ weeks, currency }: { weeks: Weeks; currency: string }) {
  const {
    settings,
    texts: { t },
  } = useSite()
  const dateText = useDateText(settings.rules.timeZone)
  return (
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
            <th scope="row">{dateText(from, 'day')}</th>
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
  )
}
