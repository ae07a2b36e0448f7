import type { ErrorAnswer } from '@fairhouse/contract'
import { errorText } from '@fairhouse/messages'
import { buttonClass, EmptyState, Notice } from '@fairhouse/ui'
import { ErrorMessage, ErrorWords } from '../../../frame/page/ErrorMessage.tsx'
import { ModalLink } from '../../../frame/modal/ModalLink.tsx'
import { SiteLink } from '../../../frame/page/SiteLink.tsx'
import { useSite } from '../../../base/site.ts'
import { hasOwnNotice } from './deposit-refusal.ts'
import { providerErrors } from './provider-errors.ts'
import { ProviderErrors } from './ProviderErrors.tsx'
import style from '../../style/DepositForm.module.css'

/** Why the server refused, above the button that was pressed; what has no notice of its own floats over the page instead. */
export function Refusal({ error }: { error: ErrorAnswer }) {
  const { texts } = useSite()
  const lines = providerErrors(error)
  if (lines.length > 0) return <ProviderErrors lines={lines} />
  // The question for the password is open, and tells it.
  if (error.error === 'wrongField') return null
  if (error.error === 'depositOnHold') return <OnHold error={error} />
  if (error.error === 'paymentMethodLimit' || error.error === 'paymentDetailsIncomplete') return <LimitRefusal error={error} />
  const needsLimit = error.error === 'limitNotSet' || error.error === 'limitNeeded'
  if (!needsLimit) return hasOwnNotice(error) ? <ErrorMessage error={error} /> : null
  return (
    <Notice meaning="danger" live>
      <p>{errorText(texts, error)}</p>
      <ModalLink modal="cumulative-deposit-limit" className={style.noticeLink}>
        {texts.t('cashier.setLimits')}
      </ModalLink>
    </Notice>
  )
}

/**
 * Limits that a deposit can exceed and that have a page of their own. If the country's rules have no such limit, an
 * operator has set it, and there is no page for it.
 */
const pages = { netDeposit: 'net-deposit-threshold', maxBalance: 'max-balance' } as const
const hasPage = (type: unknown): type is keyof typeof pages => type === 'netDeposit' || type === 'maxBalance'

/** A limit or a restriction, with the way to the limits (117, 125). */
function LimitRefusal({ error }: { error: ErrorAnswer }) {
  const { settings, texts } = useSite()
  const { type, limitType = type } = error.errorDetails ?? {}
  const page = hasPage(limitType) && settings.rules.limits.includes(limitType) ? pages[limitType] : 'payments'
  return (
    <Notice meaning="danger" live>
      <ErrorWords error={error} />
      <SiteLink to={`/my/limits/${page}`} className={style.noticeLink}>
        {texts.t('error.link.limits')}
      </SiteLink>
    </Notice>
  )
}

/** Deposits of this player are on hold (253): a panel that says so, with the way to support. */
function OnHold({ error }: { error: ErrorAnswer }) {
  const { texts } = useSite()
  return (
    <section role="alert">
      <EmptyState title={texts.t('cashier.onHold')} text={errorText(texts, error)}>
        <SiteLink to="/support" className={buttonClass('brass')}>
          {texts.t('error.link.support')}
        </SiteLink>
      </EmptyState>
    </section>
  )
}
