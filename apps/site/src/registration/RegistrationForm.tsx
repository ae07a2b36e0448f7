import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { useFlow } from '@fairhouse/flow'
import { Button, EmptyState, Skeleton, Stepper } from '@fairhouse/ui'
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { question } from '../asking.ts'
import { useProfile } from '../shell/session.ts'
import { useSite, useT } from '../site.ts'
import { useQuery } from '../use-query.ts'
import { wrongFromServer } from '../field-words.ts'
import { registrationFlow, type Registration, type RegistrationEvent } from './registration-flow.ts'
import { Consent } from './Consent.tsx'
import { Registered } from './Registered.tsx'
import { lazily } from '../lazily.ts'
import type { StepFormProps } from './StepForm.tsx'
import style from './RegistrationForm.module.css'

type Step = Answers<'GET /api/registration/fields'>['steps'][number]

const stepForm = lazily('registration/StepForm.tsx', [], () => import('./StepForm.tsx'))
const StepForm = stepForm.view as unknown as ComponentType<StepFormProps> // the chunk's one component

/** Regular registration: agreement, three steps, a welcome. */
export function RegistrationForm({ onLeave, level = 3 }: { onLeave: () => void; level?: 2 | 3 }) {
  const site = useSite()
  const { t } = site.texts
  const profile = useProfile()
  const [country, setCountry] = useState<string>()
  const asked = useQuery({
    ...question(site.call, 'GET /api/registration/fields', country ? { country } : {}),
    keepPrevious: true,
  })
  const steps = asked.data?.steps
  const [state, send] = useRegistration(steps)
  useEffect(() => void stepForm.view.preload?.(), [])
  const top = useTopOfStep('step' in state ? state.step : 0)

  if (profile || state.at === 'done') return <Registered />
  if (state.at === 'consent') return <Consent level={level} onAgree={() => send({ type: 'agreed' })} onLeave={onLeave} />
  const step = steps?.[state.step]
  if (!steps || !step) return <NoFields failed={asked.isError} onAgain={() => void asked.refetch()} />
  return (
    <div ref={top} tabIndex={-1} className={style.registration}>
      <Stepper
        label={t('registration.steps')}
        steps={steps.map(({ name }) => t(`registration.${name}`))}
        current={state.step}
        now={t('registration.stepNow', { step: state.step + 1, count: steps.length })}
      />
      <Suspense fallback={<Skeleton label={t('shell.loading')} lines={6} />}>
        <StepForm
          key={step.name}
          step={step}
          earlier={steps.slice(0, state.step)}
          last={state.step === steps.length - 1}
          first={state.step === 0}
          typed={state.typed}
          refusal={state.at === 'step' ? state.refusal : undefined}
          busy={state.at !== 'step'}
          onCountry={setCountry}
          onBack={(typed) => send({ type: 'back', typed })}
          onSubmit={(typed) => send({ type: 'submitted', typed, last: state.step === steps.length - 1 })}
        />
      </Suspense>
    </div>
  )
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

function useRegistration(steps: readonly Step[] | undefined) {
  const { call } = useSite()
  const key = useRef<{ key: string; of: string }>(undefined)
  return useFlow<Registration, RegistrationEvent>(
    registrationFlow,
    { at: 'consent' },
    {
      checking: async ({ step, typed }, send, signal) => {
        const now = steps?.[step]
        if (!now) return
        const answer = await call('POST /api/registration/validate', { step: now.name, fields: only(typed, [now]) }, { signal })
        send(answer.ok ? { type: 'accepted' } : { type: 'refused', error: answer.error })
      },
      registering: async ({ typed }, send, signal) => {
        const fields = only(typed, steps ?? [])
        const of = JSON.stringify(fields)
        if (key.current?.of !== of) key.current = { key: crypto.randomUUID(), of }
        const answer = await call('POST /api/registration', { fields }, { key: key.current.key, signal })
        send(answer.ok ? { type: 'accepted' } : { type: 'refused', error: answer.error, step: stepOf(answer.error, steps ?? []) })
      },
    },
  )
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

/** What was typed into the fields of these steps; a field that another country does not have is left out. */
function only(typed: Record<string, string>, steps: readonly Step[]): Record<string, string> {
  const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name))
  return Object.fromEntries(names.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])))
}

/** The first step that has a field which the server refused. */
function stepOf(error: ErrorAnswer, steps: readonly Step[]): number | undefined {
  const wrong = Object.keys(wrongFromServer(error.errorDetails))
  const place = steps.findIndex(({ fields }) => fields.some(({ name }) => wrong.includes(name)))
  return place < 0 ? undefined : place
}
