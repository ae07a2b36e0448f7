import type { IdentificationMethod, ThirdPartyDetails } from '@fairhouse/contract'
import { Skeleton } from '@fairhouse/ui'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import {
  currentMethod,
  isFormFirst,
  MethodList,
  methodTitle,
  readDetails,
  readTry,
  registrationMethods,
  selectorShows,
  takeRecorded,
  thirdPartyRegistration,
  type RegistrationMethod,
} from '../identification/index.ts'
import { useProfile } from '../base/session.ts'
import { nowOf, useSite } from '../base/site.ts'
import { RegistrationForm } from './RegistrationForm.tsx'
import style from './RegistrationForm.module.css'

type ThirdPartyProps = {
  method: IdentificationMethod
  from: ThirdPartyDetails | undefined
  token: string | undefined
  onStep: (step: number) => void
  onOver: () => void
}
const ThirdParty = thirdPartyRegistration.view as unknown as ComponentType<ThirdPartyProps> // the chunk's one component

/** Signing up: the ways that the settings offer, and the form of the one that is chosen. */
export function SignUp({ onLeave, level = 3 }: { onLeave: () => void; level?: 2 | 3 }) {
  const { settings, texts } = useSite()
  const { t } = texts
  const offered = registrationMethods(settings)
  const { method, from, token, choose } = useChosen(offered)
  const [step, setStep] = useState(1)
  const profile = useProfile()
  if (method === 'regular' && offered.length === 1) return <RegistrationForm level={level} onLeave={onLeave} onDone={onLeave} />
  const shows = !profile && !from && !token && selectorShows(offered.length, method, step)
  return (
    <div className={style.signUp}>
      {shows && (
        <MethodList
          name="sign-up-method"
          legend={t('registration.chooseMethod')}
          methods={offered}
          value={offered.find((one) => one === method) ?? offered[0]!} // at least one is offered
          onChange={choose}
        />
      )}
      {method !== 'regular' && step === 1 && (
        <h2 className={style.methodTitle}>{t('identification.signUpHeader', { method: methodTitle(t, method) })}</h2>
      )}
      {method === 'regular' ? (
        <RegistrationForm level={level} onLeave={onLeave} onDone={onLeave} onStep={setStep} />
      ) : isFormFirst(settings, method) && !from && !token ? (
        <RegistrationForm key={method} method={method} level={level} onLeave={onLeave} onDone={onLeave} onStep={setStep} />
      ) : (
        <Suspense fallback={<Skeleton label={t('shell.loading')} lines={4} />}>
          <ThirdParty
            key={`${method} ${token ?? ''} ${from?.details.registrationToken ?? ''}`}
            method={method}
            from={from}
            token={token}
            onStep={setStep}
            onOver={onLeave}
          />
        </Suspense>
      )}
    </div>
  )
}

type Chosen = { method: RegistrationMethod | IdentificationMethod; from?: ThirdPartyDetails | undefined; token?: string | undefined }

/** The way that was chosen: by the player, by what a service has proven already, by a try under way, by the address; else the first. */
function useChosen(offered: readonly RegistrationMethod[]) {
  const site = useSite()
  const { method: named, titanToken } = useLocation({
    select: ({ search }) => ({ method: search.method, titanToken: search.titanToken }),
    structuralSharing: true,
  })
  const [found, setFound] = useState<Chosen>()
  const [wanted, setWanted] = useState<RegistrationMethod>()
  useEffect(() => {
    const from = readDetails()
    const kept = readTry(nowOf(site))
    if (from) setFound({ method: from.method, from })
    else if (kept?.purpose === 'registration') setFound({ method: kept.method })
    else if (named) {
      const token = titanToken ?? takeRecorded(named)
      const method = offered.find((one) => one === named)
      if (token && method && method !== 'regular') setFound({ method, token })
    }
    // Once: what is found when the form opens counts, until the player chooses.
    // oxlint-disable-next-line react/exhaustive-deps -- looked for when the form opens, and only then
  }, [])
  const chosen: Chosen = wanted || !found ? { method: currentMethod(offered, wanted ?? named) } : found
  return { from: undefined, token: undefined, ...chosen, choose: setWanted }
}
