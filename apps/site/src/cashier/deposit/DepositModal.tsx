import type { DepositMethod } from '@fairhouse/contract'
import { Button, buttonClass, EmptyState, Skeleton } from '@fairhouse/ui'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Refused, useAnswer } from '../../base/answers.ts'
import { loadBonus } from '../../campaigns/index.ts'
import { loadLater } from '../../base/load-chunk.ts'
import { LateErrorMessage } from '../../frame/page/LateErrorMessage.tsx'
import type { ModalProps } from '../../frame/modal/ModalHost.tsx'
import { ModalLink } from '../../frame/modal/ModalLink.tsx'
import { useProfile } from '../../base/session.ts'
import { useSite, useT } from '../../base/site.ts'
import type { Deposit, DepositEvent } from './flow/deposit-state.ts'
import { DepositForm } from './DepositForm.tsx'
import { offerTimes } from './fresh-until.ts'
import { LatePayAndPlayCountries } from '../pay-and-play/LatePayAndPlayCountries.tsx'
import { useDeposit } from './flow/use-deposit.ts'
import { Waiting } from '../status/Waiting.tsx'
import style from '../style/DepositForm.module.css'

/** `?modal=deposit`: the form, then whatever the way to pay asks for, then how it ended. The form stays in the page all the while, so nothing typed is lost. */
export function DepositModal({ close }: ModalProps) {
  const t = useT()
  const { state, send, frame } = useDeposit()
  useEffect(
    () =>
      void Promise.all([loadProgress(), loadBonus(), import('./flow/finish-step.ts'), import('./flow/ask-status.ts')]).catch(
        () => undefined,
      ),
    [],
  )
  const isSlow = useIsSlow(state.at === 'submitting')
  const formIsShown = state.at === 'starting' || state.at === 'form' || (state.at === 'submitting' && !isSlow)
  return (
    <>
      <div hidden={!formIsShown}>
        <Form state={state} send={send} />
      </div>
      {!formIsShown && (
        <Suspense fallback={<Waiting title={t('cashier.submitting')} />}>
          <DepositProgress state={state} send={send} close={close} onWindow={(window) => (frame.current = window)} />
        </Suspense>
      )}
    </>
  )
}

/** Whether something takes longer than the blink of an eye: until then nothing takes the place of the form. */
function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = isUnderWay && setTimeout(() => setIsSlow(true), 400)
    return () => (timer && clearTimeout(timer), setIsSlow(false))
  }, [isUnderWay])
  return isSlow
}

// What follows the form is loaded while the form is being filled in.
const ExclusionNotice = lazy(async () => ({ default: (await import('../../exclusion/index.ts')).ExclusionNotice }))
const loadProgress = () => import('./flow/DepositProgress.tsx')
// If the network drops while this chunk loads, retry; the form keeps its state.
const DepositProgress = lazy(async () => ({
  default: (await loadProgress().catch(() => loadLater(1000, loadProgress))).DepositProgress,
}))

function Form({ state, send }: { state: Deposit; send: (event: DepositEvent) => void }) {
  const t = useT()
  const profile = useProfile()
  const methods = useAnswer('GET /api/payment/methods', {})
  const offer = useAnswer('GET /api/deposits/offer', {}, offerTimes(useSite().clockAheadMs))
  const campaigns = useAnswer('GET /api/campaigns', {}, { timeoutMs: 5000 })
  const all = methods.data?.methods
  // A visitor may deposit if a bank or an identification service says who they are.
  const own = profile ? all : all?.filter(({ payAndPlay, identifiesBy }) => payAndPlay || identifiesBy)
  const elsewhere = profile ? undefined : all?.find((method) => method.allowedCountriesPayAndPlay.length > 0 && !method.payAndPlay)
  if (!profile && own?.length === 0) return <AfterLogin elsewhere={elsewhere} />
  // Without its campaigns the form is as good; it only waits so that nothing moves when they come.
  if (own && offer.data && (campaigns.data || campaigns.isError)) {
    const form = (
      <Suspense fallback={<Skeleton label={t('shell.loading')} lines={5} />}>
        <Elsewhere method={elsewhere} />
        <DepositForm
          methods={own}
          offer={offer.data}
          busy={state.at === 'submitting'}
          underWay={state.at !== 'form'}
          refusal={state.at === 'form' ? state.refusal : undefined}
          onSubmit={(wish, method) => send({ type: 'submit', wish, method })}
        />
      </Suspense>
    )
    return profile && !offer.data.isOpen ? <UnlessAway>{form}</UnlessAway> : form
  }
  const { error } = methods
  if (error instanceof Refused && error.answer.error !== 'connection') return <LateErrorMessage error={error.answer} />
  if (!methods.isError && !offer.isError) return <Skeleton label={t('shell.loading')} lines={5} />
  return (
    <EmptyState title={t('cashier.loadFailed')} text={t('cashier.loadFailedText')}>
      <Button kind="line" onClick={() => (void methods.refetch(), void offer.refetch())}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}

/** Shows the exclusion notice to a player on a break or excluded, instead of a form that leads nowhere. */
function UnlessAway({ children }: { children: ReactNode }) {
  const away = useAnswer('GET /api/exclusion', {}, { staleMs: 60_000 }).data?.exclusion
  return away ? <ExclusionNotice /> : children
}

/** Names the countries in which a visitor can deposit by bank alone; the form waits for it. */
const Elsewhere = ({ method }: { method: DepositMethod | undefined }) =>
  method && (
    <div className={style.elsewhere}>
      <LatePayAndPlayCountries method={method} />
    </div>
  )

/** Somebody whom no bank and no sign-in service can name deposits after a login. */
function AfterLogin({ elsewhere }: { elsewhere: DepositMethod | undefined }) {
  const t = useT()
  return (
    <>
      <Suspense>
        <Elsewhere method={elsewhere} />
      </Suspense>
      <ModalLink modal="login" className={buttonClass('brass')}>
        {t('shell.logIn')}
      </ModalLink>
    </>
  )
}
