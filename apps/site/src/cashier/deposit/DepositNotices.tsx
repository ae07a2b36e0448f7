import type { DepositMethod } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount, moneyText, parseAmount } from '@fairhouse/money'
import { Notice } from '@fairhouse/ui'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { ModalLink } from '../../frame/modal/ModalLink.tsx'
import { useProfile } from '../../base/session.ts'
import { SiteLink } from '../../frame/page/SiteLink.tsx'
import { useSite, useT } from '../../base/site.ts'
import style from '../style/DepositForm.module.css'

/** What must be known before depositing: limits and what is left of them, pending deposits, a duty of the country. */
export function DepositNotices({ offer, method }: { offer: Answers<'GET /api/deposits/offer'>; method: DepositMethod }) {
  const {
    texts: { t, has },
  } = useSite()
  const profile = useProfile()
  const { currency, pendingDeposits, countryNotice, fundsProtection } = offer
  return (
    <div className={style.notices}>
      {(offer.requireLimitBeforeDeposit || offer.heldUntilLimits) && (
        <Notice meaning="warning">
          <p>{t('cashier.limitFirst')}</p>
          <ModalLink modal="cumulative-deposit-limit" className={style.noticeLink}>
            {t('cashier.setLimits')}
          </ModalLink>
        </Notice>
      )}
      {!offer.isOpen &&
        !offer.requireLimitBeforeDeposit &&
        (offer.closedBy ? <ErrorMessage error={offer.closedBy} /> : <Notice meaning="warning">{t('cashier.notAvailable')}</Notice>)}
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
      {profile && (method.limited || method.limitReached) && <DocumentLimit method={method} currency={currency} />}
      {countryNotice && has(countryNotice) && <Notice>{t(countryNotice)}</Notice>}
      {fundsProtection && (
        <Notice>
          <p>{t('cashier.fundsProtection', { level: fundsProtection })}</p>
          <ModalLink modal="terms-conditions" className={style.noticeLink}>
            {t('cashier.readTerms')}
          </ModalLink>
        </Notice>
      )}
    </div>
  )
}

/**
 * Shows how much may be deposited before the player is verified, or that it is used up, with the way to send documents.
 */
function DocumentLimit({ method, currency }: { method: DepositMethod; currency: string }) {
  const t = useT()
  const { limitReached, limitAmount = '0', limitUsed = '0' } = method
  const left = (parseAmount(limitAmount, currency) ?? 0n) - (parseAmount(limitUsed, currency) ?? 0n)
  const remaining = moneyText(formatAmount(left > 0n ? left : 0n, currency), currency)
  return (
    <Notice meaning="warning">
      <p>{limitReached ? t('cashier.limitReached') : t('cashier.documentLimit', { remaining, total: moneyText(limitAmount, currency) })}</p>
      <SiteLink to="/my/documents" className={style.noticeLink}>
        {t('cashier.toDocuments')}
      </SiteLink>
    </Notice>
  )
}
