import type { Wallet } from '@fairhouse/contract'
import { moneyText, wageringPercent } from '@fairhouse/money'
import { useAnswer } from '../base/answers.ts'
import { useT } from '../base/site.ts'
import style from './BonusInGame.module.css'

/** The bonus that is played, in the bar above a game: how far it is wagered, and the largest stake that may use its money. A phone has room for the percent alone. */
export function BonusInGame({ wallet }: { wallet: Wallet }) {
  const t = useT()
  const { currentTurnover, totalTurnover, currency } = wallet
  const bonus = useAnswer('GET /api/bonuses', {}).data?.running.find(({ state }) => state === 'active')
  const percent = wageringPercent(currentTurnover, totalTurnover, currency)
  if (percent === undefined) return null
  return (
    <p className={style.bonus}>
      <label>
        {t('game.bonus')} <progress max={100} value={percent} />
      </label>
      <span className={style.percent} aria-hidden="true">
        {t('game.bonusPercent', { percent })}
      </span>
      <span className={style.left}>{t('game.bonusLeft', { amount: moneyText(currentTurnover, currency) })}</span>
      {bonus?.maxStake && <span className={style.most}>{t('game.bonusMax', { amount: moneyText(bonus.maxStake, currency) })}</span>}
    </p>
  )
}
