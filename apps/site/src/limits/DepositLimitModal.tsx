import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { useAnswer } from '../asking.ts'
import type { ModalProps } from '../shell/ModalHost.tsx'
import { useProfile } from '../shell/session.ts'
import { useT } from '../site.ts'
import { DepositLimitForm } from './DepositLimitForm.tsx'
import style from './DepositLimitForm.module.css'

/** `?modal=cumulative-deposit-limit`: closes once a limit is set. */
export function DepositLimitModal({ close }: ModalProps) {
  const t = useT()
  const profile = useProfile()
  const { data, isError, refetch } = useAnswer('GET /api/limits', {}, { timeoutMs: 5000 })
  if (!data || !profile) {
    return isError ? (
      <EmptyState title={t('limits.failed')}>
        <Button kind="line" onClick={() => void refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    ) : (
      <Skeleton label={t('shell.loading')} lines={4} />
    )
  }
  const mandatory = data.limits.deposit?.mandatory === 'before-play' || data.limits.deposit?.mandatory === 'before-deposit'
  return (
    <>
      <p className={style.intro}>
        {mandatory ? t('limits.introModal') : t('limits.intro', { hours: data.limits.increasingEffectiveHours })}
      </p>
      <DepositLimitForm limits={data.limits} currency={profile.currency} onSaved={close} />
    </>
  )
}
