import { AboutLimits } from './AboutLimits.tsx'
import { LimitForm } from './form/LimitForm.tsx'
import { LimitPage } from './LimitPage.tsx'

/** /my/limits/max-balance: the largest balance, if the country's rules have such a limit. */
export function MaxBalancePage() {
  return (
    <LimitPage title="limits.maxBalanceTitle">
      {(limits) =>
        limits.maxBalance && (
          <>
            <AboutLimits type="maxBalance" limit={limits.maxBalance} limits={limits} />
            <LimitForm id="max-balance-limit-form" type="maxBalance" limits={limits} limit={limits.maxBalance} />
          </>
        )
      }
    </LimitPage>
  )
}
