import type { Limits } from '@fairhouse/contract'
import { EmptyState, Notice } from '@fairhouse/ui'
import { useAnswer } from '../asking.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { useSite } from '../site.ts'
import { AboutLimits } from './AboutLimits.tsx'
import { LimitForm } from './LimitForm.tsx'
import { LimitGauge } from './LimitGauge.tsx'
import { LimitPage } from './LimitPage.tsx'
import { OtherLimits } from './OtherLimits.tsx'
import { shareUsed } from './amount-text.ts'
import style from './LimitPage.module.css'

/** /my/limits/net-deposit-threshold: deposits less what was paid out, and the threshold for them. Gone once an operator has closed deposits for good. */
export function NetDepositPage() {
  const known = useAnswer('GET /api/limits', {}, { timeoutMs: 5000 }).data?.limits
  if (known?.netDeposit?.permanent?.limited) return <NotFound />
  return <LimitPage title="limits.netDepositTitle">{(limits) => <NetDeposit limits={limits} />}</LimitPage>
}

function NetDeposit({ limits }: { limits: Limits }) {
  const {
    settings,
    texts: { t },
  } = useSite()
  const limit = limits.netDeposit
  if (!limit) return <EmptyState title={t('limits.notOffered')} text={t('limits.notOfferedText')} />
  const { monthly, permanent } = limit
  const maySet = (['daily', 'weekly', 'monthly'] as const).some((period) => limit[period]?.may.includes('set'))
  return (
    <>
      <AboutLimits about="limits.aboutOf.netDeposit" limit={limit} limits={limits} />
      {monthly?.limited && shareUsed(monthly) >= 1 && (
        <Notice meaning="warning">
          <p>{t('limits.netDepositReached', { email: settings.supportEmail })}</p>
        </Notice>
      )}
      {maySet ? (
        <LimitForm type="netDeposit" limits={limits} limit={{ ...limit, hiddenPeriods: [...limit.hiddenPeriods, 'permanent'] }} />
      ) : (
        monthly?.limited && (
          <LimitGauge own={monthly} period="monthly" unit={{ unit: 'money', currency: limits.currency }} notices={limit.notices} />
        )
      )}
      {permanent && permanent.ndtBreachMaxCount !== null && (
        <p className={style.intro}>
          {t('limits.netDepositBreaches', { count: permanent.ndtExceededCount, most: permanent.ndtBreachMaxCount })}
        </p>
      )}
      <OtherLimits limits={limits} here="/my/limits/net-deposit-threshold" />
    </>
  )
}
