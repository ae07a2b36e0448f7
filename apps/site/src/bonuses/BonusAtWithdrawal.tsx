import type { Bonus, ErrorAnswer } from '@fairhouse/contract'
import { moneyText, parseAmount } from '@fairhouse/money'
import { Notice } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { ErrorMessage, ErrorWords } from '../frame/page/ErrorMessage.tsx'
import { useT } from '../base/site.ts'
import { GiveUp } from './GiveUp.tsx'
import style from './Bonuses.module.css'

/** In the withdrawal form: what can be withdrawn, what is bonus money and asks for more wagering, and the way to give it up. With `error`, a withdrawal was refused for it. */
export function BonusAtWithdrawal({ own, currency, error }: { own: string; currency: string; error?: ErrorAnswer | undefined }) {
  const t = useT()
  const bonus = useAnswer('GET /api/bonuses', {}).data?.running.find(isPlayed)
  if (!bonus || parseAmount(bonus.money, currency) === 0n) return error ? <ErrorMessage error={error} /> : null
  const amounts = { own: moneyText(own, currency), bonus: moneyText(bonus.money, currency), left: moneyText(bonus.left, currency) }
  return (
    <Notice meaning={error ? 'danger' : 'info'} live={error !== undefined}>
      <div className={style.bound}>
        {error && <ErrorWords error={error} />}
        <p>{t('bonuses.bound', amounts)}</p>
        <GiveUp bonus={bonus} />
      </div>
    </Notice>
  )
}

const isPlayed = ({ state }: Bonus) => state === 'active' || state === 'paused'
