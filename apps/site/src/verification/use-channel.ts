import type { ChannelName, ErrorAnswer } from '@fairhouse/contract'
import { useRef, useState } from 'react'
import { forget } from '../asking.ts'
import { wrongFromServer } from '../field-words.ts'
import { showError } from '../shell/show-error.ts'
import { useSite } from '../site.ts'
import type { Channels } from './asked.ts'

type Busy = 'sending' | 'verifying' | 'saving' | undefined
type Answer = { ok: true; value: Channels } | { ok: false; error: ErrorAnswer }
const hidesAfterMs = 10_000
/** What is wrong with a code stays until the next try: it belongs to what is being typed. */
const staysMs = 86_400_000

/** What a player can do with a channel: have a code sent, enter it, change the value. Each answer becomes what is known of all channels. */
export function useChannel(name: ChannelName, onProven: () => void) {
  const site = useSite()
  const { call, queries, texts } = site
  const [busy, setBusy] = useState<Busy>()
  const wrongCode = useRef<number>(undefined)
  const run = async (doing: Busy, asked: Promise<Answer>) => {
    setBusy(doing)
    const answer = await asked
    setBusy(undefined)
    if (answer.ok) queries.setQueryData<Channels>(['GET /api/verification', {}], answer.value)
    return answer
  }
  const tell = (key: 'sentEmail' | 'sentPhone' | 'emailChanged' | 'phoneChanged' | 'emailProven' | 'phoneProven') =>
    site.toasts.show('success', texts.t(`verification.${key}`), undefined, hidesAfterMs)
  return {
    busy,
    send: async () => {
      const answer = await run('sending', call('POST /api/verification/send-code', { channel: name }))
      if (answer.ok) tell(name === 'email' ? 'sentEmail' : 'sentPhone')
      else await showError(site, answer.error, 'anywhere', hidesAfterMs)
    },
    verify: async (code: string) => {
      if (wrongCode.current !== undefined) site.toasts.hide(wrongCode.current)
      const answer = await run('verifying', call('POST /api/verification/verify', { channel: name, code }))
      if (!answer.ok) {
        wrongCode.current = await showError(site, answer.error, 'anywhere', staysMs)
        return
      }
      tell(name === 'email' ? 'emailProven' : 'phoneProven')
      forget(queries, 'GET /api/session', 'GET /api/verification')
      onProven()
    },
    /** Answers what is wrong with the fields, or nothing where the value was saved. */
    save: async (value: string, password: string | undefined) => {
      const given = { ...(name === 'email' ? { email: value } : { phoneNumber: value }), ...(password === undefined ? {} : { password }) }
      const answer = await run('saving', call('POST /api/profile/details', given))
      if (answer.ok) {
        tell(name === 'email' ? 'emailChanged' : 'phoneChanged')
        forget(queries, 'GET /api/session')
        return {}
      }
      const wrong = wrongFromServer(answer.error.errorDetails)
      if (Object.keys(wrong).length === 0) await showError(site, answer.error, 'anywhere', hidesAfterMs)
      return wrong
    },
  }
}
