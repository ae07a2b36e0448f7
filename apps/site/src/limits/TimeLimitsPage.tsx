import { RealityCheckChoice } from '../play/index.ts'
import { AboutLimits } from './AboutLimits.tsx'
import { LimitForm } from './LimitForm.tsx'
import { LimitPage } from './LimitPage.tsx'
import { OtherLimits } from './OtherLimits.tsx'

/** /my/limits/time: how long somebody may be logged in, and how often they are told how long they have been. */
export function TimeLimitsPage() {
  return (
    <LimitPage title="limits.timeTitle">
      {(limits) => (
        <>
          {limits.session && (
            <>
              <AboutLimits about="limits.aboutOf.session" limit={limits.session} limits={limits} />
              <LimitForm type="session" limits={limits} limit={limits.session} />
            </>
          )}
          <RealityCheckChoice />
          <OtherLimits limits={limits} here="/my/limits/time" />
        </>
      )}
    </LimitPage>
  )
}
