import type { Limits } from '@fairhouse/contract'
import { Notice } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { NotFound } from '../frame/page/NotFound.tsx'
import { useSite } from '../base/site.ts'
import { AboutLimits } from './AboutLimits.tsx'
import { LimitForm } from './form/LimitForm.tsx'
import { LimitGauge } from './form/LimitGauge.tsx'
import { LimitPage } from './LimitPage.tsx'
import { shareUsed } from './form/amount-text.ts'

/**
 * /my/limits/net-deposit-threshold: deposits less payouts, and their threshold. Absent if the rules have none, and once
 * deposits wait for an operator.
 */
export function NetDepositPage() {
  const known = useAnswer('GET /api/limits', {}).data?.limits
  if (known && (!known.netDeposit || known.netDeposit.permanent?.limited)) return <NotFound />
  return (
    <LimitPage title="limits.netDepositTitle">
      {(limits) => limits.netDeposit && <NetDeposit limits={limits} limit={limits.netDeposit} />}
    </LimitPage>
  )
}

function NetDeposit({ limits, limit }: { limits: Limits; limit: NonNullable<Limits['netDeposit']> }) {
  const {
    settings,
    texts: { t },
  } = useSite()
  const { monthly, permanent } = limit
  const most = permanent?.ndtBreachMaxCount
  const isOwn = monthly?.may.includes('set')
  return (
    <>
      <AboutLimits type="netDeposit" limit={limit} limits={limits} after={isOwn ? undefined : limit} />
      {monthly?.limited && shareUsed(monthly) >= 1 && (
        <Notice meaning="warning">
          <p>{t('limits.netDepositReached', { email: settings.supportEmail })}</p>
        </Notice>
      )}
      {isOwn ? (
        <LimitForm type="netDeposit" limits={limits} limit={limit} />
      ) : (
        monthly?.limited && (
          <LimitGauge own={monthly} period="monthly" unit={{ unit: 'money', currency: limits.currency }} notices={limit.notices} />
        )
      )}
      {most && <p>{t('limits.netDepositBreaches', { count: permanent.ndtExceededCount, most })}</p>}
    </>
  )
}
