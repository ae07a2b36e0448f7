import type { T } from '@fairhouse/messages'
import { moneyText } from '@fairhouse/money'
import { Button, buttonClass, Icon, Money } from '@fairhouse/ui'
import { useAnswer } from '../../../base/answers.ts'
import { ErrorMessage } from '../../../frame/page/ErrorMessage.tsx'
import { ModalLink } from '../../../frame/modal/ModalLink.tsx'
import { useT } from '../../../base/site.ts'
import type { Brought } from './brought.ts'
import type { Deposit } from './deposit-state.ts'
import style from './DepositDone.module.css'

/** A deposit that ended well: the amount and the new balance, or that it is on its way. */
export function DepositDone({ done, onClose }: { done: Extract<Deposit, { at: 'done' }>; onClose: () => void }) {
  const t = useT()
  const wallet = useAnswer('GET /api/wallet', {}).data
  const arrived = done.credited && done.currency && !done.accepted
  const byCode = !arrived && !done.accepted && done.brought !== undefined
  return (
    <div className={style.done} role="status">
      <span className={style.sign}>
        <Icon name="check" size={34} />
      </span>
      <h3 className={style.title}>
        {arrived
          ? t('cashier.done', { amount: moneyText(done.credited ?? '', done.currency ?? '') })
          : t(byCode ? 'cashier.codeTaken' : done.limitFirst ? 'cashier.doneHeld' : 'cashier.doneAccepted')}
      </h3>
      {!arrived && !byCode && <p className={style.text}>{t(done.limitFirst ? 'cashier.limitFirst' : 'cashier.doneAcceptedText')}</p>}
      {done.brought && <p className={style.text}>{broughtText(t, done.brought, done.currency ?? '', byCode)}</p>}
      {done.notEntered && <ErrorMessage error={done.notEntered} />}
      {wallet && !done.limitFirst && (
        <p className={style.balance}>
          <span>{t('cashier.newBalance')}</span>
          <strong>
            <Money amount={wallet.balance} currency={wallet.currency} />
          </strong>
        </p>
      )}
      {done.limitFirst ? (
        <ModalLink modal="cumulative-deposit-limit" className={buttonClass('brass')}>
          {t('cashier.setLimits')}
        </ModalLink>
      ) : (
        <Button wide onClick={onClose}>
          {t('cashier.play')}
        </Button>
      )}
    </div>
  )
}

/** Describes what came on top, or by a code alone. */
function broughtText(t: T, { bonus, freeSpins, bonusRefused }: Brought, currency: string, byCode: boolean): string {
  if (bonusRefused !== undefined) return t('campaigns.notGiven')
  return [
    ...(bonus ? [t(byCode ? 'campaigns.codeGave' : 'campaigns.cameOnTop', { amount: moneyText(bonus, currency) })] : []),
    ...(freeSpins ? [t(byCode ? 'campaigns.codeGaveSpins' : 'campaigns.spinsCame', { count: freeSpins })] : []),
  ].join(' ')
}
