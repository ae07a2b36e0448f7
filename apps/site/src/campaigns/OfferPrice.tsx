import type { Campaign } from '@fairhouse/contract'
import { awardsOf, formatAmount, moneyText, parseAmount, turnoverOf, type Awards } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useDateText } from '../base/use-date-text.ts'
import { useT } from '../base/site.ts'
import { Rounds } from './Rounds.tsx'
import style from './Bonus.module.css'

/** The whole price of a campaign for the least deposit that brings it: what comes, what is to be wagered, and what may be lost. Nothing where nothing is to be wagered. */
export function OfferPrice({ campaign }: { campaign: Campaign }) {
  const t = useT()
  const dateText = useDateText()
  const { currency, validDays, endsAt, maxBetAmount } = campaign
  const priced = priceOf(campaign)
  if (!priced) return null
  const { amountMinor, comes, turnover } = priced
  return (
    <>
      <h3 className={style.priceFor}>{t('campaigns.priceFor', { amount: moneyText(formatAmount(amountMinor, currency), currency) })}</h3>
      <dl className={style.price}>
        <div>
          <dt>{t('campaigns.bonus')}</dt>
          <dd>
            <Money amount={formatAmount(comes, currency)} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('campaigns.wager')}</dt>
          <dd>
            <Money amount={formatAmount(turnover, currency)} currency={currency} />
          </dd>
        </div>
        <Rounds campaign={campaign} turnover={turnover} />
        {maxBetAmount && (
          <div>
            <dt>{t('campaigns.maxBet')}</dt>
            <dd>
              <Money amount={maxBetAmount} currency={currency} />
            </dd>
          </div>
        )}
        {(validDays !== null || endsAt !== null) && (
          <div>
            <dt>{t(validDays === null ? 'campaigns.ends' : 'campaigns.validFor')}</dt>
            <dd>{validDays === null ? dateText(endsAt ?? '', 'day') : t('campaigns.days', { count: validDays })}</dd>
          </div>
        )}
      </dl>
      <p className={style.words}>{t('campaigns.mayLose')}</p>
    </>
  )
}

/** Returns whether anything of a campaign is to be wagered; what it gives is then told in its price. */
export const isWagered = (campaign: Campaign): boolean => priceOf(campaign) !== undefined

/** Returns what the least deposit brings and what of it is to be wagered; undefined if nothing is. */
function priceOf(campaign: Campaign): { amountMinor: bigint; comes: bigint; turnover: bigint } | undefined {
  const { currency, minDepositAmount } = campaign
  const amountMinor = parseAmount(minDepositAmount ?? '20.00', currency) ?? 2000n
  const deposit = { amountMinor, includedFeeMinor: 0n, currency }
  const awards = awardsOf(campaign, deposit)
  const turnover = turnoverOf(campaign, deposit, awards)
  return turnover > 0n ? { amountMinor, comes: wageredOf(awards), turnover } : undefined
}

const wageredOf = ({ promo, cash, biaCash, bettingBonus, liveCasinoBonus }: Awards) =>
  promo + cash + biaCash + bettingBonus + liveCasinoBonus
