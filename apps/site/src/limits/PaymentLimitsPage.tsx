import { AboutLimits } from './AboutLimits.tsx'
import { Asked } from './form/Asked.tsx'
import { LimitForm } from './form/LimitForm.tsx'
import { LimitPage } from './LimitPage.tsx'

/** /my/limits/payments: how much may be deposited. */
export function PaymentLimitsPage() {
  return (
    <LimitPage title="limits.title">
      {(limits) =>
        limits.deposit && (
          <>
            <AboutLimits type="deposit" limit={limits.deposit} limits={limits} />
            <Asked type="deposit" limit={limits.deposit} limits={limits} />
            <LimitForm type="deposit" limits={limits} limit={limits.deposit} />
          </>
        )
      }
    </LimitPage>
  )
}
