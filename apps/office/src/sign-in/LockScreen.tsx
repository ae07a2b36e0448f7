import { Button } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { useKeys } from '../base/keys/use-keys.ts'
import { useMe } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { DirectoryButton } from './DirectoryButton.tsx'
import { knowMe } from './know-me.ts'
import { Arch, ProvenNotice, useProving } from './SignInPage.tsx'
import { useSignOut } from './use-sign-out.ts'
import style from './SignIn.module.css'

/** Lies over the page while the session is locked: the page stays as it is, and opens by the passkey. */
export function LockScreen() {
  const office = useOffice()
  const t = useT()
  const { name, passkeys } = useMe()
  const { proven, busy, start } = useProving('POST /office/unlock')
  const signOut = useSignOut()
  const dialog = useRef<HTMLDialogElement>(null)
  useKeys([{ id: 'lock.open', keys: 'mod+Enter', label: t('office.lock.open'), group: 'page', layer: 9, run: start }])
  useEffect(() => {
    // A modal dialog stands above every other, and keeps keys and pointer to itself.
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (proven?.name === 'signedIn') knowMe(office, proven.me)
  }, [office, proven])
  return (
    <dialog
      ref={dialog}
      className={style.lock}
      aria-label={t('office.lock.title')}
      // Dialogs of React Aria that are open under it leave it alone.
      data-react-aria-top-layer="true"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={style.card}>
        <Arch />
        <h1 className={style.title}>{t('office.lock.title')}</h1>
        <p className={style.text}>{t('office.lock.text', { name })}</p>
        <ProvenNotice proven={proven} />
        {passkeys > 0 ? (
          <Button wide busy={busy} onClick={start}>
            {t('office.lock.open')}
          </Button>
        ) : (
          <DirectoryButton wide />
        )}
        <Button kind="plain" wide onClick={signOut}>
          {t('office.me.signOut')}
        </Button>
      </div>
    </dialog>
  )
}
