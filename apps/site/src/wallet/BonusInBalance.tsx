import type { Wallet } from '@fairhouse/contract'
import { moneyText, wageringPercent } from '@fairhouse/money'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { useSite } from '../base/site.ts'
import style from './BonusInBalance.module.css'

/** How far a bonus has been wagered, in percent and in money; no bar if there is nothing to wager. Where promotions are hidden, no link leads to them. */
export function BonusInBalance({ wallet }: { wallet: Wallet }) {
  const { settings, texts } = useSite()
  const { t } = texts
  const { currentTurnover, totalTurnover, currency } = wallet
  const percent = wageringPercent(currentTurnover, totalTurnover, currency)
  if (percent === undefined) return null
  return (
    <div className={style.wagering}>
      <label>
        {t('shell.wagering', { percent })}
        <progress max={100} value={percent} />
      </label>
      <p className={style.more}>
        <span>{t('shell.toWager', { amount: moneyText(currentTurnover, currency) })}</span>
        {!settings.rules.hidePromotions && <SiteLink to="/my/campaigns/promotions">{t('shell.yourBonus')}</SiteLink>}
      </p>
    </div>
  )
}
