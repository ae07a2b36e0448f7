import type { DepositMethod, ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { errorText } from '@fairhouse/messages'
import { moneyText } from '@fairhouse/money'
import { Notice } from '@fairhouse/ui'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { ModalLink } from '../shell/ModalLink.tsx'
import { SiteLink } from '../shell/SiteLink.tsx'
import { useSite, useT } from '../site.ts'
import { providerErrors } from './provider-errors.ts'
import { ProviderErrors } from './ProviderErrors.tsx'
import style from './DepositForm.module.css'

/** What must be known before depositing: limits and what is left of them, what is under way, a duty of the country. */
export function DepositNotices({ offer, method }: { offer: Answers<'GET /api/deposits/offer'>; method: DepositMethod }) {
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
      {!offer.isOpen && <Notice meaning="warning">{t('cashier.notAvailable')}</Notice>}
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
      {!(currency in method.supportCurrencies) && <Notice meaning="warning">{t('cashier.currencyElsewhere')}</Notice>}
      {method.limitReached && <LimitReached />}
      {countryNotice && has(countryNotice) && <Notice>{t(countryNotice)}</Notice>}
      {method.instructions && has(method.instructions) && <p className={style.instructions}>{t(method.instructions)}</p>}
    </div>
  )
}

/** Nothing may be deposited any more until the limit's time is over. */
function LimitReached() {
  const t = useT()
  return (
    <Notice meaning="warning">
      <p>{t('cashier.limitReached')}</p>
      <SiteLink to="/my/limits/payments" className={style.noticeLink}>
        {t('cashier.seeLimits')}
      </SiteLink>
    </Notice>
  )
}

/** Why the server refused, above the button that was pressed. */
export function Refusal({ error }: { error: ErrorAnswer }) {
  const { texts } = useSite()
  const lines = providerErrors(error)
  if (lines.length > 0) return <ProviderErrors lines={lines} />
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
