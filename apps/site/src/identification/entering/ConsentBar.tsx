import { Button } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { becomeProfile, useProfile } from '../../base/session.ts'
import { showError } from '../../base/show-error.ts'
import { useSite } from '../../base/site.ts'
import { signals } from '../../base/signals.ts'
import { enterByConsent, enterByToken, pendingConsent, type PendingConsent } from './enter.ts'
import { emailNotFilled } from './error-names.ts'
import { OwnConsent } from './OwnConsent.tsx'
import style from '../check/Identification.module.css'

type ConsentBarProps = { document: string; close: () => void }

/** Below a document to accept: the button that accepts it and resumes the login waiting for it. */
export function ConsentBar(props: ConsentBarProps) {
  return useProfile() ? <OwnConsent {...props} /> : <LoginConsent {...props} />
}

function LoginConsent({ document, close }: ConsentBarProps) {
  const site = useSite()
  const navigate = useNavigate()
  const [pending, setPending] = useState<PendingConsent>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const kept = pendingConsent(document)
    if (kept) void site.texts.load(['identification', 'error']).then(() => setPending(kept))
  }, [site, document])
  if (!pending) return null
  const accept = async () => {
    setBusy(true)
    const accepted = { ...pending.accepted, [pending.document]: pending.version }
    const { t, customerApp } = pending
    const entered = t ? await enterByToken(site, t, { accepted, poker: customerApp === 'poker' }) : await enterByConsent(site, accepted)
    if (entered.ok) {
      // Change the address first: the player's country rules may reload the page.
      await navigate({ to: '.', search: ({ modal: _modal, ...rest }) => rest, replace: true, resetScroll: false })
      return becomeProfile(site, entered.profile)
    }
    if ('consent' in entered)
      return void navigate({ to: '.', search: (now) => ({ ...now, modal: entered.consent.document }), replace: true, resetScroll: false })
    // An account without an e-mail address is asked for one next.
    if (entered.error.error === emailNotFilled) return signals.set({ loginError: entered.error.errorCode })
    await showError(site, entered.error)
    close()
  }
  return (
    <div className={style.consent}>
      <p>{site.texts.t('identification.consentText')}</p>
      <Button wide busy={busy} onClick={() => void accept()}>
        {site.texts.t('identification.accept')}
      </Button>
    </div>
  )
}
