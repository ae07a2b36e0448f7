import type { Campaign } from '@fairhouse/contract'
import { awardKinds, awardsOf, formatAmount, turnoverOf, unmetBound, type BonusDeposit } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useT } from '../base/site.ts'
import { Rounds } from './Rounds.tsx'
import style from './Bonus.module.css'

/** The summary lines of what a campaign brings with a deposit, computed by the function that grants it. */
export function BonusLines({ campaign, deposit }: { campaign: Campaign; deposit: BonusDeposit | undefined }) {
  const t = useT()
  const { currency } = campaign
  const asked = deposit && unmetBound(campaign, deposit) === undefined ? deposit : { amountMinor: 0n, includedFeeMinor: 0n, currency }
  const whole = awardsOf(campaign, { ...asked, amountMinor: 10n ** 12n })
  const awards = awardsOf(campaign, asked)
  const turnover = turnoverOf(campaign, asked, awards)
  return (
    <>
      {awardKinds
        .filter((kind) => whole[kind] > 0n)
        .map((kind) => (
          <div key={kind} className={style.line}>
            <dt>{t(`campaigns.kind.${kind}`)}</dt>
            <dd>
              {kind === 'freeSpin' ? String(awards[kind]) : <Money amount={formatAmount(awards[kind], currency)} currency={currency} />}
            </dd>
          </div>
        ))}
      {campaign.turnoverFactor !== undefined && whole.promo + whole.liveCasinoBonus + whole.bettingBonus > 0n && (
        <>
          <div className={style.wager}>
            <dt>{t('campaigns.wager')}</dt>
            <dd>
              <Money amount={formatAmount(turnover, currency)} currency={currency} />
            </dd>
          </div>
          <Rounds campaign={campaign} turnover={turnover} />
        </>
      )}
    </>
  )
}
