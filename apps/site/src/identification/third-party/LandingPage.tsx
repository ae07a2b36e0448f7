import type { ErrorAnswer } from '@fairhouse/contract'
import { Button, buttonClass, EmptyState } from '@fairhouse/ui'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { confirmInitialDeposit } from '../../initial-deposit/index.ts'
import { LateErrorMessage } from '../../frame/page/LateErrorMessage.tsx'
import { PageTitle } from '../../frame/page/PageTitle.tsx'
import { becomeProfile } from '../../base/session.ts'
import { nowOf, useSite, useT } from '../../base/site.ts'
import { AskToRegister } from './AskToRegister.tsx'
import type { ConsentDocument } from '../entering/enter.ts'
import { readTry, takeAfter, type KeptTry } from '../check/kept-try.ts'
import { land, type Landed } from './land.ts'
import { landingAt, landingKeys } from './landing.ts'
import { Waiting } from '../check/Waiting.tsx'
import style from '../check/Identification.module.css'

type Shown =
  | { at: 'waiting' }
  | Exclude<Landed, { at: 'entered' }>
  | { at: 'nothing' }
  | { at: 'bankTab'; url: string }
  | { at: 'bankRefused'; error: ErrorAnswer }

/** /identification: where services send the browser back. The address is only a hint; the server is asked. */
export function LandingPage() {
  const t = useT()
  const shown = useLanding()
  return (
    <div className={style.page}>
      <PageTitle title={t('identification.landingTitle')} />
      {shown.at === 'waiting' && <Waiting label={t('identification.landingText')} />}
      {shown.at === 'ask' && (
        <AskToRegister method={shown.state.details?.method ?? 'smartId'} details={shown.state.details} onBack={() => history.back()} />
      )}
      {shown.at === 'bankTab' && <BankTab url={shown.url} />}
      {shown.at === 'bankRefused' && (
        <EmptyState level={1} title={t('identification.bankRefused')} text={<LateErrorMessage error={shown.error} />}>
          <Link to="/" search={{ modal: 'deposit' }} reloadDocument className={buttonClass('brass')}>
            {t('shell.deposit')}
          </Link>
          <Link to="/" reloadDocument className={buttonClass('line')}>
            {t('identification.goOn')}
          </Link>
        </EmptyState>
      )}
      {shown.at === 'nothing' && <Over title={t('identification.nothingTitle')} />}
      {shown.at === 'failed' && <Over title={t('identification.landingFailed')} error={shown.error} />}
    </div>
  )
}

/** A browser may block a tab opened without a click: then the bank's address becomes a link. */
export function BankTab({ url }: { url: string }) {
  const t = useT()
  return (
    <EmptyState level={1} title={t('identification.bankTabTitle')} text={t('identification.bankTabText')}>
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass('brass')}>
        {t('identification.bankTabOpen')}
      </a>
      <Link to="/" reloadDocument className={buttonClass('line')}>
        {t('identification.goOn')}
      </Link>
    </EmptyState>
  )
}

function Over({ title, error }: { title: string; error?: ErrorAnswer }) {
  const t = useT()
  return (
    <EmptyState level={1} title={title} text={error && <LateErrorMessage error={error} />}>
      {error?.error === 'connection' && <Button onClick={() => location.reload()}>{t('shell.tryAgain')}</Button>}
      <Link to="/login" className={buttonClass(error?.error === 'connection' ? 'line' : 'brass')}>
        {t('identification.landingBack')}
      </Link>
    </EmptyState>
  )
}

function useLanding(): Shown {
  const site = useSite()
  const navigate = useNavigate()
  const search = useLocation({ select: (location) => location.search, structuralSharing: true })
  const [shown, setShown] = useState<Shown>({ at: 'waiting' })
  useEffect(() => {
    const controller = new AbortController()
    const kept = readTry(nowOf(site))
    const begin = landingAt(landingKeys(search), kept)
    if (begin.at === 'elsewhere') return void navigate({ to: begin.to, search: begin.search, replace: true })
    if (begin.at === 'nothing') return setShown({ at: 'nothing' })
    if (begin.at === 'failed') {
      const { errorCode, error = '', errorDetails } = begin
      return setShown({ at: 'failed', error: { error, errorCode, ...(errorDetails ? { errorDetails } : {}) } })
    }
    void land(site, begin.token, controller.signal).then((outcome) => {
      if (!outcome || controller.signal.aborted) return
      if (outcome.at !== 'entered') return setShown(outcome)
      // Change the address first: the player's country rules may reload the page.
      void enterHouse(site, navigate, kept, outcome).then((stays) => stays && !controller.signal.aborted && setShown(stays))
    })
    return () => controller.abort()
  }, [site, navigate, search])
  return shown
}

type Navigate = ReturnType<typeof useNavigate>

/**
 * After the login: confirms the first deposit if one was wished, then goes on; what has to be shown about it stays on
 * the landing.
 */
async function enterHouse(
  site: ReturnType<typeof useSite>,
  navigate: Navigate,
  kept: KeptTry | undefined,
  { profile, modal }: Extract<Landed, { at: 'entered' }>,
): Promise<Shown | undefined> {
  const confirmed = profile ? await confirmInitialDeposit(site) : undefined
  const stays: Shown | undefined =
    confirmed?.is === 'refused'
      ? { at: 'bankRefused', error: confirmed.error }
      : confirmed?.is === 'blocked'
        ? { at: 'bankTab', url: confirmed.url }
        : undefined
  // The page around it remains the visitor's until it is left: the player's rules may reload it.
  if (stays) return stays
  await goOn(navigate, kept, modal)
  if (profile) becomeProfile(site, profile)
  return undefined
}

/** After the login: goes where the player wanted to go before leaving for the service. */
function goOn(navigate: Navigate, kept: KeptTry | undefined, modal: ConsentDocument | undefined): Promise<void> {
  return navigate({ to: '/', search: { ...takeAfter(kept), ...(modal ? { modal } : {}) }, replace: true })
}
