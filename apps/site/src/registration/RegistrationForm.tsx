import type { ErrorAnswer, Profile } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { useFlow } from '@fairhouse/flow'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { question } from '../base/answers.ts'
import { phoneWait, type PhoneWaitProps } from '../identification/index.ts'
import { lazily } from '../base/lazily.ts'
import { useProfile } from '../base/session.ts'
import { useSite, useT } from '../base/site.ts'
import { useQuery } from '../base/use-query.ts'
import type { CodeStepProps } from './CodeStep.tsx'
import { Consent } from './Consent.tsx'
import { Progress, type Steps } from './Progress.tsx'
import { Registered } from './Registered.tsx'
import { firstOf, registrationFlow, type Registration, type RegistrationEvent, type Shape } from './registration-flow.ts'
import { registrationSteps, type FormFirst } from './send-registration.ts'
import type { StepFormProps } from './StepForm.tsx'
import { tellRegistered } from './tell-registered.ts'
import style from './RegistrationForm.module.css'

const stepForm = lazily('registration/StepForm.tsx', [], () => import('./StepForm.tsx'))
const StepForm = stepForm.view as unknown as ComponentType<StepFormProps> // the chunk's one component
const PhoneWait = phoneWait.view as unknown as ComponentType<PhoneWaitProps> // the chunk's one component
const codeStep = lazily('registration/CodeStep.tsx', [], () => import('./CodeStep.tsx'))
const CodeStep = codeStep.view as unknown as ComponentType<CodeStepProps> // the chunk's one component

type RegistrationProps = {
  onLeave: () => void
  onDone: () => void
  level?: 2 | 3
  /** The service whose phone proves the person once this one form is filled in; a regular registration without it. */
  method?: FormFirst | undefined
  onStep?: (step: number) => void
}

/**
 * Regular registration: agreement, user details, personal information, a confirmation if the settings ask for one,
 * verification, welcome. With a service: one form, then its phone.
 */
export function RegistrationForm({ onLeave, onDone, level = 3, method, onStep }: RegistrationProps) {
  const profile = useProfile()
  const [country, setCountry] = useState<string>()
  const fields = useFields(country, method)
  const [state, send, shape] = useRegistration(fields.data, onLeave, method)
  const place = placeOf(state, method)
  useEffect(() => onStep?.(place), [place, onStep])
  useEffect(() => void stepForm.view.preload?.(), [])
  const onlyIn = fields.data?.regions ? countryIn(fields.data.steps) : undefined
  const top = useTopOfStep('step' in state ? state.step : 0)

  if (profile && state.at !== 'done') return <Registered profile={profile} onDone={onDone} />
  if (state.at === 'left') return null
  if (state.at === 'agreement') {
    return <Consent level={level} onlyIn={onlyIn} onAgree={() => send({ type: 'agreed' })} onLeave={() => send({ type: 'disagreed' })} />
  }
  const steps = fields.data?.steps
  if (state.at === 'done') {
    return (
      <div className={style.registration}>
        {state.profile && steps && <Progress steps={steps} step={state.step} />}
        <Registered profile={state.profile} onDone={onDone} />
      </div>
    )
  }
  if (!steps) return <NoFields failed={fields.isError} onAgain={() => void fields.refetch()} />
  return (
    <div ref={top} tabIndex={-1} className={style.registration}>
      {!method && <Progress steps={steps} step={state.step} />}
      <Suspense fallback={<NoFields failed={false} onAgain={() => undefined} />}>
        {state.at === 'waiting' ? (
          <Wait state={state} method={method} send={send} />
        ) : (
          <StepForm
            key={state.step}
            state={state}
            steps={steps}
            coming={fields.isFetching ? 'asked' : fields.isError ? 'failed' : undefined}
            onComeAgain={() => void fields.refetch()}
            shape={shape}
            onlyIn={onlyIn}
            onCountry={setCountry}
            send={send}
          />
        )}
      </Suspense>
    </div>
  )
}

type WaitProps = {
  state: Extract<Registration, { at: 'waiting' }>
  method: FormFirst | undefined
  send: (event: RegistrationEvent) => void
}

/** The proof that a registration waits for: a phone, or a code from a mail. */
function Wait({ state: { phone, typed }, method, send }: WaitProps) {
  const failed = (error: ErrorAnswer) => send({ type: 'failed', error })
  if (!phone) return <CodeStep email={typed['email'] ?? ''} onProven={(profile) => send({ type: 'proven', profile })} onFailed={failed} />
  const entered = (profile: Profile, isNew: boolean) => {
    if (isNew && method) tellRegistered(method)
    send({ type: 'proven', profile })
  }
  return <PhoneWait phone={phone} onEntered={entered} onFailed={failed} />
}

/** The step as the list of methods counts it: with a service, form and phone. */
function placeOf(state: Registration, method: FormFirst | undefined): number {
  if (method) return state.at === 'waiting' || state.at === 'done' ? 2 : 1
  return 'step' in state ? state.step : 1
}

/** The country that the fields are for. */
const countryIn = (steps: Steps) => steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'country')?.value

/** The fields of a country, with what the address brings: a campaign, a referral code. */
function useFields(country: string | undefined, method: FormFirst | undefined) {
  const { call } = useSite()
  const { campaign, referralCode } = useLocation({ select: ({ search }) => search, structuralSharing: true })
  const input = {
    ...(method ? { method } : {}),
    ...(country ? { country } : {}),
    ...(campaign ? { campaign } : {}),
    ...(referralCode ? { referralCode } : {}),
  }
  return useQuery({ ...question(call, 'GET /api/registration/fields', input), keepPrevious: true })
}

function NoFields({ failed, onAgain }: { failed: boolean; onAgain: () => void }) {
  const t = useT()
  if (!failed) return <Skeleton label={t('shell.loading')} lines={6} />
  return (
    <EmptyState title={t('registration.loadFailed')}>
      <Button kind="line" onClick={onAgain}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}

function useRegistration(fields: Answers<'GET /api/registration/fields'> | undefined, onLeave: () => void, method: FormFirst | undefined) {
  const site = useSite()
  const shape: Shape = {
    agreement: !method,
    secondForm: !method && fields?.steps.find(({ name }) => name === 'personalInformation')?.fields.length !== 0,
    confirmation: fields?.confirmation === true,
  }
  const latest = useRef(shape)
  latest.current = shape
  const [state, send] = useFlow<Registration, RegistrationEvent>(
    (now, event) => registrationFlow(latest.current)(now, event),
    () => firstOf(shape),
    { ...registrationSteps(site, fields, method), left: onLeave },
  )
  return [state, send, shape] as const
}

/** A new step is read from its top: by eye and by screen reader. */
function useTopOfStep(step: number) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    top.current?.focus()
  }, [step])
  return top
}
