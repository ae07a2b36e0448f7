import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { useEffect } from 'react'
import { useAnswer } from '../../base/answers.ts'
import { useT } from '../../base/site.ts'
import { BankForm, type ResumeFormProps } from './BankForm.tsx'
import { LeavingForm } from '../payment-frame/LeavingForm.tsx'
import { PaymentFrame } from '../payment-frame/PaymentFrame.tsx'
import { stepOf, type ResumeEvent } from './resume-flow.ts'
import { useResume } from './use-resume.ts'
import { Waiting } from '../status/Waiting.tsx'

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

/** Translates a message of the bank's page; `ready` means nothing yet. */
function eventOf({ value, providerReference }: { value: string; providerReference?: string }): ResumeEvent | undefined {
  if (value === 'ready') return undefined
  if (value === 'confirm') return { type: 'frameConfirms', ...(providerReference ? { providerReference } : {}) }
  return value === 'cancel' ? { type: 'back' } : { type: 'frameEnds' }
}

function ResumeForm(props: ResumeFormProps) {
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
