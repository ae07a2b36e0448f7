import { moneyText } from '@fairhouse/money'
import { Icon, Money } from '@fairhouse/ui'
import { useAnswer } from '../asking.ts'
import { ModalLink } from '../shell/ModalLink.tsx'
import { useProfile } from '../shell/session.ts'
import { useCloseOnChoice } from '../shell/use-close-on-choice.ts'
import { useT } from '../site.ts'
import { balanceRows } from './balance-rows.ts'
import style from './BalanceButton.module.css'

/** The balance in the head; pressing it shows what it is made of. */
export function BalanceButton() {
  const t = useT()
  const profile = useProfile()
  const wallet = useAnswer('GET /api/wallet', {}).data
  const panel = useCloseOnChoice<HTMLDivElement>()
  return (
    <div>
      <button
        type="button"
        className={style.button}
        popoverTarget="balance"
        aria-label={wallet && t('shell.balanceOf', { amount: moneyText(wallet.balance, wallet.currency) })}
      >
        <span className={style.amount}>{wallet ? <Money amount={wallet.balance} currency={wallet.currency} /> : t('shell.balance')}</span>
        <Icon name="down" size={16} />
      </button>
      <div id="balance" popover="auto" className={style.panel} role="group" aria-label={t('shell.balance')} ref={panel}>
        <p className={style.name}>{profile?.fullName}</p>
        {wallet && (
          <dl className={style.rows}>
            {balanceRows(wallet).map(({ name, amount, main }) => (
              <div key={name} className={main ? style.main : undefined}>
                <dt>{t(`shell.${name}`)}</dt>
                <dd>
                  <Money amount={amount} currency={wallet.currency} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={style.actions}>
          <ModalLink modal="deposit" className={style.deposit}>
            {t('shell.deposit')}
          </ModalLink>
          <ModalLink modal="withdraw" className={style.withdraw}>
            {t('shell.withdraw')}
          </ModalLink>
        </div>
      </div>
    </div>
  )
}
