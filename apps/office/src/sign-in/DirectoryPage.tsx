import { Button, Notice, Skeleton } from '@fairhouse/ui'
import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { useEffect, useRef, useState } from 'react'
import { refusalWords } from '../acts/index.ts'
import { useOffice, useT } from '../base/office.ts'
import { knowMe } from './know-me.ts'
import { placeBefore } from './use-directory.ts'
import { Arch } from './SignInPage.tsx'
import style from './SignIn.module.css'

/** Where the directory sends somebody back to: what it sent is used once, and taken out of the address. */
export function DirectoryPage() {
  const office = useOffice()
  const t = useT()
  const [refusal, setRefusal] = useState<OfficeRefusal>()
  const isSent = useRef(false)
  useEffect(() => {
    document.title = t('office.signIn.title')
    if (isSent.current) return
    isSent.current = true
    const back = location.search.slice(1)
    history.replaceState(history.state, '', '/directory')
    void office.caller.call('POST /office/directory/sign-in', { back: back || '-' }).then((outcome) => {
      if (!outcome.ok) return setRefusal(outcome.refusal)
      knowMe(office, outcome.value.me)
      office.go(placeBefore(), { replace: true })
    })
  }, [office, t])
  return (
    <main className={style.page}>
      <div className={style.card}>
        <Arch />
        <h1 className={style.title}>{t('office.signIn.title')}</h1>
        {refusal ? (
          <>
            <Notice meaning="warning" live>
              {refusalWords(office.texts, refusal)}
            </Notice>
            <Button wide onClick={() => office.go('/', { replace: true })}>
              {t('office.directory.back')}
            </Button>
          </>
        ) : (
          <Skeleton lines={2} label={t('office.list.loading')} />
        )}
      </div>
    </main>
  )
}
