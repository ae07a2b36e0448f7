import { moneyText } from '@fairhouse/money'
import { Icon, Money } from '@fairhouse/ui'
import { useState, type ToggleEvent } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useProfile } from '../base/session.ts'
import { useCloseOnChoice } from '../frame/use-close-on-choice.ts'
import { useSite, useT } from '../base/site.ts'
import { askAnew } from './ask-anew.ts'
import { BalancePanel } from './BalancePanel.tsx'
import style from './BalanceButton.module.css'

/** The balance in the head; pressing it shows what it is made of. */
export function BalanceButton() {
  const t = useT()
  const profile = useProfile()
  const wallet = useAnswer('GET /api/wallet', {}).data
  const panel = useCloseOnChoice<HTMLDivElement>()
  const { queries } = useSite()
  const [open, setOpen] = useState(false)
  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open')
    if (newState === 'open') askAnew(queries)
  }
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
      <div id="balance" popover="auto" className={style.panel} role="group" aria-label={t('shell.balance')} ref={panel} onToggle={onToggle}>
        <p className={style.name}>{profile?.fullName}</p>
        <BalancePanel open={open} />
      </div>
    </div>
  )
}
