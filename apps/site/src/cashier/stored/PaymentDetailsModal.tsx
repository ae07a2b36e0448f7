import type { PaymentDetails } from '@fairhouse/contract'
import { Button, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { lazy, Suspense } from 'react'
import { Refused, useAnswer } from '../../base/answers.ts'
import { SiteLink } from '../../frame/page/SiteLink.tsx'
import { LateErrorMessage } from '../../frame/page/LateErrorMessage.tsx'
import { useSite, useT } from '../../base/site.ts'
import { PaymentDetailsForm } from './PaymentDetailsForm.tsx'
import style from '../style/WithdrawModal.module.css'

const IbanProof = lazy(async () => ({ default: (await import('../../documents/index.ts')).IbanProof }))

/** `?modal=payment-details-validation`: the account that a player is paid out to, and what is still to be confirmed. */
export function PaymentDetailsModal() {
  const t = useT()
  const { data, error, isError, refetch } = useAnswer('GET /api/payment/details', {})
  if (data) return <Details details={data} />
  if (error instanceof Refused && error.answer.error !== 'connection') return <LateErrorMessage error={error.answer} />
  if (!isError) return <Skeleton label={t('shell.loading')} lines={4} />
  return (
    <EmptyState title={t('cashier.loadFailed')} text={t('cashier.loadFailedText')}>
      <Button kind="line" onClick={() => void refetch()}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}

/** The form and the state of the account's verification. */
function Details({ details }: { details: PaymentDetails }) {
  const { t } = useSite().texts
  const { status, pausedUntil } = details
  return (
    <div className={style.withdraw}>
      <p>{t('cashier.detailsText')}</p>
      {status === 'verified' && <Notice meaning="success">{t('cashier.detailsVerified')}</Notice>}
      {status === 'unverified' && <Notice>{t('cashier.detailsWaiting')}</Notice>}
      {pausedUntil && <Notice meaning="warning">{t('cashier.detailsPaused', { until: pausedUntil })}</Notice>}
      <PaymentDetailsForm details={details} />
      {status === 'unverified' && (
        <Suspense>
          <IbanProof />
        </Suspense>
      )}
      <Others details={details} />
    </div>
  )
}

/** Stored cards and accounts that are not verified yet, and how to verify them. */
function Others({ details: { unverified } }: { details: PaymentDetails }) {
  const { t } = useSite().texts
  if (unverified.length === 0) return null
  return (
    <section className={style.under}>
      <h3 className={style.title}>{t('cashier.detailsOthers')}</h3>
      <ul>
        {unverified.map(({ storedDetailReference, description }) => (
          <li key={storedDetailReference} className={style.row}>
            <bdi dir="ltr">{description}</bdi>
          </li>
        ))}
      </ul>
      <p className={style.note}>{t('cashier.detailsOthersText')}</p>
      <SiteLink to="/my/documents?validationType=paymentDetails">{t('cashier.toDocuments')}</SiteLink>
    </section>
  )
}
