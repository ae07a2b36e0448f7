import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { errorText } from '@fairhouse/messages'
import { moneyText } from '@fairhouse/money'
import { Notice } from '@fairhouse/ui'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { ModalLink } from '../shell/ModalLink.tsx'
import { useSite } from '../site.ts'
import style from './DepositForm.module.css'

/** What must be known before depositing: limits and what is left of them, what is under way, a duty of the country. */
export function DepositNotices({ offer }: { offer: Answers<'GET /api/deposits/offer'> }) {
  const {
    texts: { t, has },
  } = useSite()
  const { currency, pendingDeposits, countryNotice } = offer
  return (
    <div className={style.notices}>
      {offer.requireLimitBeforeDeposit && (
        <Notice meaning="warning">
          <p>{t('cashier.limitFirst')}</p>
          <ModalLink modal="cumulative-deposit-limit" className={style.noticeLink}>
            {t('cashier.setLimits')}
          </ModalLink>
        </Notice>
      )}
      {!offer.available && <Notice meaning="warning">{t('cashier.notAvailable')}</Notice>}
      {offer.depositLimits.length > 0 && (
        <ul className={style.limits}>
          {offer.depositLimits.map(({ period, amount, available }) => (
            <li key={period}>
              {t('cashier.limitLeft', { period, amount: moneyText(available, currency), limit: moneyText(amount, currency) })}
            </li>
          ))}
        </ul>
      )}
      {pendingDeposits.count > 0 && (
        <Notice>
          {t('cashier.pendingDeposits', { count: pendingDeposits.count, amount: moneyText(pendingDeposits.totalAmount, currency) })}
        </Notice>
      )}
      {offer.hasPendingWithdrawal && (
        <Notice>
          <p>{t('cashier.pendingWithdrawal')}</p>
          <ModalLink modal="withdraw" className={style.noticeLink}>
            {t('cashier.seeWithdrawals')}
          </ModalLink>
        </Notice>
      )}
      {countryNotice && has(countryNotice) && <Notice>{t(countryNotice)}</Notice>}
    </div>
  )
}

/** Why the server refused, above the button that was pressed. */
export function Refusal({ error }: { error: ErrorAnswer }) {
  const { texts } = useSite()
  const needsLimit = error.error === 'limitNotSet' || error.error === 'limitNeeded'
  if (!needsLimit) return <ErrorMessage error={error} />
  return (
    <Notice meaning="danger" live>
      <p>{errorText(texts, error)}</p>
      <ModalLink modal="cumulative-deposit-limit" className={style.noticeLink}>
        {texts.t('cashier.setLimits')}
      </ModalLink>
    </Notice>
  )
}
