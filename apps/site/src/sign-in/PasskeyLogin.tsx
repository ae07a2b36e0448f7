import type { ErrorAnswer, Profile, UsedPasskey } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { prepareErrorMessage } from '../frame/page/LateErrorMessage.tsx'
import { useSite } from '../base/site.ts'
import { knowsPasskeys, provePasskey } from '../base/forms/passkey.ts'

type State = { at: 'resting' | 'busy' | 'stopped' | 'unknown' }

/** Signing in with a passkey, in the place of login, password and one-time code. */
export function PasskeyLogin({
  onDone,
  onRefusal,
  poker,
}: {
  onDone: (profile: Profile) => void
  onRefusal: (error: ErrorAnswer) => void
  poker: boolean
}) {
  const {
    call,
    texts: { t },
  } = useSite()
  const [state, setState] = useState<State>({ at: 'resting' })
  const refused = async (error: ErrorAnswer) => {
    await prepareErrorMessage()
    setState({ at: 'resting' })
    onRefusal(error)
  }
  const go = async () => {
    if (!knowsPasskeys()) return setState({ at: 'unknown' })
    setState({ at: 'busy' })
    const begun = await call('POST /api/login/passkey/begin', {})
    if (!begun.ok) return refused(begun.error)
    const used = await provePasskey<UsedPasskey>(begun.value.options)
    if (!used) return setState({ at: 'stopped' })
    const answer = await call('POST /api/login/passkey', { used, ...(poker ? { customerApp: 'poker' as const } : {}) })
    if (answer.ok) return onDone(answer.value.profile)
    return refused(answer.error)
  }
  return (
    <>
      {(state.at === 'stopped' || state.at === 'unknown') && (
        <Notice meaning="info" live>
          {t(state.at === 'stopped' ? 'sign-in.passkeyStopped' : 'sign-in.passkeyCannot')}
        </Notice>
      )}
      <Button kind="line" wide busy={state.at === 'busy'} onClick={() => void go()}>
        {t('sign-in.passkey')}
      </Button>
    </>
  )
}
