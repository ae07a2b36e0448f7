import type { ChannelName, ErrorAnswer } from '@fairhouse/contract'
import { useEffect, useRef, useState } from 'react'
import { forget } from '../base/answers.ts'
import { wrongFromServer } from '../base/forms/field-words.ts'
import { showError } from '../base/show-error.ts'
import { useSite, type Site } from '../base/site.ts'
import type { Channels } from './asked.ts'
import { timing } from '../base/timing.ts'

type Busy = 'sending' | 'verifying' | 'saving' | undefined
type Answer = { ok: true; value: Channels } | { ok: false; error: ErrorAnswer }
const hidesAfterMs = () => timing('verificationNoticeSec', 10) * 1000
/** A wrong code's message stays until the next try: it belongs to what is being typed. */
const staysMs = 86_400_000
/** Errors of the typed code, as opposed to those of the connection. */
const ofTheCode: readonly string[] = ['codeNotFound', 'codeUsed', 'codeExpired']

/**
 * Holds a channel's actions: send a code, enter it, change the value. Each answer updates what is known of all
 * channels.
 */
export function useChannel(name: ChannelName, onProven: () => void) {
  const site = useSite()
  const { call, queries } = site
  const [busy, setBusy] = useState<Busy>()
  const notice = useNotice(site)
  const run = async (doing: Busy, asked: Promise<Answer>) => {
    notice.hide()
    setBusy(doing)
    const answer = await asked
    setBusy(undefined)
    if (answer.ok) queries.setQueryData<Channels>(['GET /api/verification', {}], answer.value)
    return answer
  }
  const { tell, refuse } = notice
  return {
    busy,
    send: async () => {
      const answer = await run('sending', call('POST /api/verification/send-code', { channel: name }))
      if (answer.ok) tell(name === 'email' ? 'sentEmail' : 'sentPhone')
      else await refuse(answer.error, hidesAfterMs())
    },
    /** Answers whether the code is wrong; the notice says how, and its field is marked. */
    verify: async (code: string): Promise<boolean> => {
      const answer = await run('verifying', call('POST /api/verification/verify', { channel: name, code }))
      if (!answer.ok) {
        await refuse(answer.error, staysMs)
        return ofTheCode.includes(answer.error.error)
      }
      tell(name === 'email' ? 'emailProven' : 'phoneProven')
      forget(queries, 'GET /api/session', 'GET /api/verification')
      onProven()
      return false
    },
    /** Returns the mistakes in the fields, or undefined if the value was saved. */
    save: async (value: string, password: string | undefined) => {
      const given = { ...(name === 'email' ? { email: value } : { phoneNumber: value }), ...(password === undefined ? {} : { password }) }
      const answer = await run('saving', call('POST /api/profile/details', given))
      if (answer.ok) {
        tell(name === 'email' ? 'emailChanged' : 'phoneChanged')
        forget(queries, 'GET /api/session')
        return {}
      }
      const wrong = wrongFromServer(answer.error.errorDetails)
      if (Object.keys(wrong).length === 0) await refuse(answer.error, hidesAfterMs())
      return wrong
    },
  }
}

type Done = 'sentEmail' | 'sentPhone' | 'emailChanged' | 'phoneChanged' | 'emailProven' | 'phoneProven'

/** The form's one notice: the next one takes its place, and one that would outlive the form goes with it. */
function useNotice(site: Site) {
  const { toasts, texts } = site
  const form = useRef<{ here: boolean; shown?: { id: number; stays: boolean } }>({ here: false })
  useEffect(() => {
    const now = form.current
    now.here = true
    return () => {
      now.here = false
      if (now.shown?.stays) toasts.hide(now.shown.id)
    }
  }, [toasts])
  const keep = (id: number | undefined, stays = false) => {
    if (id === undefined) return
    if (stays && !form.current.here) return toasts.hide(id)
    form.current.shown = { id, stays }
  }
  return {
    hide: () => form.current.shown && toasts.hide(form.current.shown.id),
    tell: (done: Done) => keep(toasts.show('success', texts.t(`verification.${done}`), undefined, hidesAfterMs())),
    refuse: async (error: ErrorAnswer, forMs: number) => keep(await showError(site, error, 'anywhere', forMs), forMs === staysMs),
  }
}
