import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { useAnswer } from '../asking.ts'
import { MyPage } from '../my/index.ts'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useProfile } from '../shell/session.ts'
import { useT } from '../site.ts'
import { DepositLimitForm } from './DepositLimitForm.tsx'
import style from './DepositLimitForm.module.css'

/** /my/limits/payments: the deposit limits and what is used of them. */
export function PaymentLimitsPage() {
  const t = useT()
  const profile = useProfile()
  const { data, isError, refetch } = useAnswer('GET /api/limits', {}, { timeoutMs: 5000 })
  return (
    <MyPage>
      <PageTitle title={t('shell.title.limits')} />
      <div className={style.page}>
        <h1 className={style.title}>{t('limits.title')}</h1>
        {data && profile ? (
          <>
            <p className={style.intro}>{t('limits.intro', { hours: data.limits.increasingEffectiveHours })}</p>
            <DepositLimitForm limits={data.limits} currency={profile.currency} />
          </>
        ) : isError ? (
          <EmptyState title={t('limits.failed')}>
            <Button kind="line" onClick={() => void refetch()}>
              {t('shell.tryAgain')}
            </Button>
          </EmptyState>
        ) : (
          <Skeleton label={t('shell.loading')} lines={5} />
        )}
      </div>
    </MyPage>
  )
}
