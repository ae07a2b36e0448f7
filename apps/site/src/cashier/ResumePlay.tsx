import { countryName } from '@fairhouse/fields/lists/countries.ts'
import type { DepositMethod } from '@fairhouse/contract'
import { Button, EmptyState, SelectField, Skeleton } from '@fairhouse/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { useAnswer } from '../asking.ts'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { ModalLink } from '../shell/ModalLink.tsx'
import { useSite, useT } from '../site.ts'
import { LeavingForm } from './LeavingForm.tsx'
import { methodIds } from './method-ids.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { PayAndPlayCountries } from './PayAndPlayCountries.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import { stepOf, type ResumeEvent, type ResumeState, type ResumeWish } from './resume-flow.ts'
import { useResume } from './use-resume.ts'
import { Waiting } from './Waiting.tsx'
import style from './ResumePlay.module.css'

/** Continue play: the bank says whose account it is, and play goes on with it. No money is moved. */
export function ResumePlay({ poker, onStep }: { poker: boolean; onStep: (step: number) => void }) {
  const t = useT()
  const { state, send, frame } = useResume(poker)
  const isForm = state.at === 'form' || state.at === 'submitting'
  useEffect(() => onStep(isForm ? 1 : 2), [isForm, onStep])
  switch (state.at) {
    case 'starting':
      return <Skeleton label={t('shell.loading')} lines={3} />
    case 'form':
    case 'submitting':
      return <ResumeForm state={state} poker={poker} onSubmit={(wish) => send({ type: 'submit', wish })} />
    case 'frame':
    case 'finishing':
      return (
        <PaymentFrame
          step={stepOf(state.resume)}
          busy={state.at === 'finishing'}
          back={t('cashier.resumeBack')}
          onWindow={(window) => (frame.current = window)}
          onBack={() => send({ type: 'back' })}
          onMessage={(message) => {
            const event = eventOf(message)
            if (event) send(event)
          }}
        />
      )
    case 'leaving':
      return <LeavingForm step={stepOf(state.resume)} />
    case 'waiting':
      return (
        <>
          <Waiting title={t('cashier.resumeWaiting')} />
          <Button kind="plain" wide onClick={() => send({ type: 'back' })}>
            {t('shell.cancel')}
          </Button>
        </>
      )
    case 'entering':
    case 'done':
      return <Waiting title={t('cashier.entering')} />
  }
}

/** What the bank's page says: that it is ready means nothing yet. */
function eventOf({ value, providerReference }: { value: string; providerReference?: string }): ResumeEvent | undefined {
  if (value === 'ready') return undefined
  if (value === 'confirm') return { type: 'frameConfirms', ...(providerReference ? { providerReference } : {}) }
  return value === 'cancel' ? { type: 'back' } : { type: 'frameEnds' }
}

type FormState = Extract<ResumeState, { at: 'form' | 'submitting' }>
type FormProps = { state: FormState; poker: boolean; onSubmit: (wish: ResumeWish) => void }

function ResumeForm(props: FormProps) {
  const t = useT()
  const methods = useAnswer('GET /api/payment/methods', {})
  if (methods.isError)
    return (
      <EmptyState title={t('cashier.loadFailed')} text={t('cashier.loadFailedText')}>
        <Button kind="line" onClick={() => void methods.refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    )
  if (!methods.data) return <Skeleton label={t('shell.loading')} lines={3} />
  const [first, ...more] = methods.data.methods.filter(({ allowedCountriesPayAndPlay }) => allowedCountriesPayAndPlay.length > 0)
  if (!first) return <EmptyState title={t('cashier.noFound')} text={t('cashier.noFoundText')} />
  return <BankForm {...props} methods={[first, ...more]} />
}

/** Which bank service, and where the bank is when the visit comes from elsewhere. */
function BankForm({ state, poker, onSubmit, methods }: FormProps & { methods: [DepositMethod, ...DepositMethod[]] }) {
  const { settings, texts } = useSite()
  const { t, language } = texts
  const [chosen, setChosen] = useState<number>()
  const method = methods.find((one) => one.method === chosen) ?? methods[0]
  const asksCountry = method.methodId === methodIds.payAndPlay && !settings.payAndPlay
  const countries = method.allowedCountriesPayAndPlay.map((value) => ({ value, label: countryName(value, language.tag) }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const country = new FormData(event.currentTarget).get('country')?.toString()
    onSubmit({ method: method.method, ...(asksCountry && country ? { country } : {}), ...(poker ? { customerApp: 'poker' } : {}) })
  }
  return (
    <form className={style.form} onSubmit={submit} method="post">
      <p className={style.soft}>{t('cashier.resumeText')}</p>
      {state.at === 'form' && state.refusal && <ErrorMessage error={state.refusal} />}
      {methods.length > 1 && <MethodChoice methods={methods} value={method.method} onChange={setChosen} />}
      <PayAndPlayCountries method={method} />
      {asksCountry && <SelectField id="resume-country" name="country" label={t('cashier.resumeCountry')} required options={countries} />}
      <Button type="submit" wide busy={state.at === 'submitting'}>
        {t('cashier.resumeSubmit')}
      </Button>
      {settings.payAndPlay && (
        <p className={style.other}>
          {t('cashier.resumeNew')} <ModalLink modal="deposit">{t('cashier.resumeDeposit')}</ModalLink>
        </p>
      )}
    </form>
  )
}
