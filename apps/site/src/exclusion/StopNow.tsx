import type { ErrorAnswer } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { Button, Dialog } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useWords } from '../loaded-words.ts'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { useSite } from '../site.ts'
import { showBegun } from './begun.ts'
import style from './StopNow.module.css'

/** Seconds in which a tap by mistake can be taken back; the page is covered meanwhile. */
const graceSeconds = 5

type Stop =
  | { readonly at: 'counting'; readonly left: number }
  | { readonly at: 'sending' }
  | { readonly at: 'refused'; readonly error: ErrorAnswer }
type StopEvent = { readonly is: 'second' | 'now' } | { readonly is: 'refused'; readonly error: ErrorAnswer }

/** Where an event leads. */
export function stepStop(now: Stop, event: StopEvent): Stop {
  switch (event.is) {
    case 'second':
      return now.at === 'counting' ? (now.left > 1 ? { at: 'counting', left: now.left - 1 } : { at: 'sending' }) : now
    case 'now':
      return now.at === 'sending' ? now : { at: 'sending' }
    case 'refused':
      return now.at === 'sending' ? { at: 'refused', error: event.error } : now
  }
}

/** Covers the page at once and stops everything, for as long as the country’s rules say, unless that is taken back within seconds. Who goes away meanwhile has meant it. */
export function StopNow({ close }: { close: () => void }) {
  const site = useSite()
  const { t } = site.texts
  const hours = site.settings.rules.stopHours
  useWords(site.texts, 'exclusion')
  useWords(site.texts, 'error')
  const navigate = useNavigate()
  const [state, send] = useFlow<Stop, StopEvent>(
    stepStop,
    { at: 'counting', left: graceSeconds },
    {
      sending: async (_, tell) => {
        const answer = await site.call('POST /api/exclusion/stop', {})
        if (!answer.ok) return tell({ is: 'refused', error: answer.error })
        await showBegun(site, navigate, answer.value.exclusion)
        return close()
      },
    },
  )
  useEffect(() => {
    const timer = setInterval(() => send({ is: 'second' }), 1000)
    return () => clearInterval(timer)
  }, [send])
  const counting = useRef(true)
  counting.current = state.at === 'counting'
  useEffect(() => {
    const leave = () => counting.current && void site.call('POST /api/exclusion/stop', {}, { keepalive: true })
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [site])
  const busy = state.at === 'sending'
  return (
    <Dialog title={t('exclusion.stopTitle', { hours })} closeLabel={t('exclusion.stopNot')} onClose={() => busy || close()}>
      <div className={style.stop}>
        {state.at === 'counting' && (
          <p className={style.count} role="timer" aria-live="off">
            {state.left}
          </p>
        )}
        <p>{t('exclusion.stopText', { hours })}</p>
        {state.at === 'refused' && <ErrorMessage error={state.error} />}
        <div className={style.actions}>
          <Button busy={busy} onClick={() => send({ is: 'now' })}>
            {t(state.at === 'refused' ? 'shell.tryAgain' : 'exclusion.stopAtOnce')}
          </Button>
          <Button kind="line" disabled={busy} onClick={close}>
            {t('exclusion.stopNot')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
