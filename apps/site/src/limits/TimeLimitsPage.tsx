import { lazy, Suspense } from 'react'
import { AboutLimits } from './AboutLimits.tsx'
import { LimitForm } from './form/LimitForm.tsx'
import { LimitPage } from './LimitPage.tsx'

const RealityCheckChoice = lazy(async () => ({ default: (await import('../play/index.ts')).RealityCheckChoice }))

/** /my/limits/time: how long a player may be logged in, and how often they are told how long they have been. */
export function TimeLimitsPage() {
  return (
    <LimitPage title="limits.timeTitle">
      {(limits) => (
        <>
          {limits.session && (
            <>
              <AboutLimits type="session" limit={limits.session} limits={limits} />
              <LimitForm type="session" limits={limits} limit={limits.session} />
            </>
          )}
          <Suspense>
            <RealityCheckChoice />
          </Suspense>
        </>
      )}
    </LimitPage>
  )
}
