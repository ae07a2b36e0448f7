import type { Campaign } from '@fairhouse/contract'
import { formatAmount, moneyText, parseAmount, roundsOf } from '@fairhouse/money'
import { useT } from '../base/site.ts'
import style from './Bonus.module.css'

/** About how many rounds a requirement is, said in a usual stake; a dash while there is none, so that nothing moves when there is. */
export function Rounds({ campaign: { currency, minBetAmount, maxBetAmount }, turnover }: { campaign: Campaign; turnover: bigint }) {
  const t = useT()
  const { stakeMinor, rounds } = roundsOf(turnover, {
    least: parseAmount(minBetAmount ?? '', currency),
    most: parseAmount(maxBetAmount ?? '', currency),
  })
  return (
    <div className={style.wager}>
      <dt>{t('campaigns.rounds')}</dt>
      <dd>
        {turnover > 0n ? t('campaigns.roundsOf', { count: rounds, stake: moneyText(formatAmount(stakeMinor, currency), currency) }) : '–'}
      </dd>
    </div>
  )
}
