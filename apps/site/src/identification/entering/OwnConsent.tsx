import { Button } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { forget, useAnswer } from '../../base/answers.ts'
import { showError } from '../../base/show-error.ts'
import { useSite } from '../../base/site.ts'
import type { ConsentDocument } from './enter.ts'
import style from '../check/Identification.module.css'

/** Below a document that a player who is logged in has still to accept: the button that does. */
export function OwnConsent({ document, close }: { document: string; close: () => void }) {
  const site = useSite()
  const { call, queries, toasts, texts } = site
  const [hasTexts, setHasTexts] = useState(false)
  const [busy, setBusy] = useState(false)
  const version = useAnswer('GET /api/consent', {}, { staleMs: 0 }).data?.asked[document as ConsentDocument] // another page is never asked for
  useEffect(() => {
    if (version !== undefined) void texts.load(['identification', 'error']).then(() => setHasTexts(true))
  }, [texts, version])
  if (version === undefined || !hasTexts) return null
  const accept = async () => {
    setBusy(true)
    const answer = await call('POST /api/consent', { accepted: { [document]: version } })
    if (answer.ok) toasts.show('success', texts.t('identification.acceptedHere'))
    else await showError(site, answer.error)
    forget(queries, 'GET /api/consent')
    close()
  }
  return (
    <div className={style.consent}>
      <p>{texts.t('identification.consentHere')}</p>
      <Button wide busy={busy} onClick={() => void accept()}>
        {texts.t('identification.acceptHere')}
      </Button>
    </div>
  )
}
