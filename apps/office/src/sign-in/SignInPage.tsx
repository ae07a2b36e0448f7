import { Button } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { Notice } from '@fairhouse/ui'
import { refusalWords } from '../acts/index.ts'
import { useOffice, useT } from '../base/office.ts'
import { demonstrated, knowsPasskeys } from '../base/passkey.ts'
import { prove, type Proven } from './prove.ts'
import { DirectoryButton } from './DirectoryButton.tsx'
import { knowMe } from './know-me.ts'
import style from './SignIn.module.css'

/** Where strangers stand: one button, which asks the device for a passkey. */
export function SignInPage() {
  const office = useOffice()
  const t = useT()
  const { proven, busy, start } = useProving('POST /office/sign-in')
  const comesAs = new URL(location.href).searchParams.has('as')
  // The sandbox's control room has sent them: nobody needs to press what they have pressed there.
  useEffect(() => {
    if (comesAs) start()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, [])
  useEffect(() => {
    document.title = t('office.signIn.title')
  }, [t])
  useEffect(() => {
    if (proven?.name === 'signedIn') knowMe(office, proven.me)
  }, [office, proven])
  return (
    <main className={style.page}>
      <div className={style.card}>
        <Arch />
        <h1 className={style.title}>{t('office.signIn.title')}</h1>
        <p className={style.text}>{t('office.signIn.text')}</p>
        <ProvenNotice proven={proven} />
        <Button wide busy={busy} disabled={!knowsPasskeys() && demonstrated() === null} onClick={start}>
          {t('office.signIn.button')}
        </Button>
        <DirectoryButton wide />
        {!knowsPasskeys() && <Notice meaning="warning">{t('office.signIn.noPasskeys')}</Notice>}
        <p className={style.hint}>{t('office.signIn.lost')}</p>
      </div>
    </main>
  )
}

/** Asks for a passkey, once at a time. */
export function useProving(at: Parameters<typeof prove>[1]) {
  const office = useOffice()
  const [proven, setProven] = useState<Proven>()
  const [busy, setBusy] = useState(false)
  const start = () => {
    if (busy) return
    setBusy(true)
    void prove(office, at)
      .then(setProven)
      .finally(() => setBusy(false))
  }
  return { proven, busy, start }
}

/** Why it did not work, and what to do then. */
export function ProvenNotice({ proven }: { proven: Proven | undefined }) {
  const { texts } = useOffice()
  if (!proven || proven.name === 'signedIn') return null
  return (
    <Notice meaning="warning" live>
      {proven.name === 'declined' ? texts.t('office.signIn.declined') : refusalWords(texts, proven.refusal)}
    </Notice>
  )
}

/** The door of the house. */
export function Arch() {
  return (
    <svg viewBox="0 0 120 80" className={style.arch} aria-hidden="true">
      <path d="M10 78V42a50 40 0 0 1 100 0v36M28 78V44a32 27 0 0 1 64 0v34M46 78V46a14 13 0 0 1 28 0v32" />
      <path d="M2 78h116" />
    </svg>
  )
}
