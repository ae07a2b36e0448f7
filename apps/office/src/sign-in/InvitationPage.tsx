import type { OfficeAnswers, OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import type { MadePasskey } from '@fairhouse/contract/player/passkeys.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { refusalWords, roleName } from '../acts/index.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { knowsPasskeys, makePasskey } from '../base/passkey.ts'
import { knowMe } from './know-me.ts'
import { Arch } from './SignInPage.tsx'
import style from './SignIn.module.css'

type Invitation = OfficeAnswers<'POST /office/invitation'>
type Opened = { name: 'opening' } | { name: 'open'; invitation: Invitation } | { name: 'refused'; refusal: OfficeRefusal }

/** Where somebody who was invited makes their first passkey. The link's secret stands behind the # and reaches no log. */
export function InvitationPage() {
  const { texts } = useOffice()
  const t = useT()
  const [link] = useState(() => location.hash.slice(1))
  const opened = useInvitation(link)
  useEffect(() => {
    document.title = t('office.invitation.title')
  }, [t])
  return (
    <main className={style.page}>
      <div className={style.card}>
        <Arch />
        <h1 className={style.title}>{t('office.invitation.title')}</h1>
        {opened.name === 'opening' && <Skeleton lines={3} label={t('office.list.loading')} />}
        {opened.name === 'refused' && (
          <Notice meaning="warning" live>
            {refusalWords(texts, opened.refusal)}
          </Notice>
        )}
        {opened.name === 'open' && <Accept link={link} invitation={opened.invitation} />}
      </div>
    </main>
  )
}

function useInvitation(link: string): Opened {
  const { caller } = useOffice()
  const [opened, setOpened] = useState<Opened>({ name: 'opening' })
  useEffect(() => {
    let isLeft = false
    void caller.call('POST /office/invitation', { link }).then((outcome) => {
      if (!isLeft) setOpened(outcome.ok ? { name: 'open', invitation: outcome.value } : { name: 'refused', refusal: outcome.refusal })
    })
    return () => {
      isLeft = true
    }
  }, [caller, link])
  return opened
}

function Accept({ link, invitation: { name, roles, expiresAt, options } }: { link: string; invitation: Invitation }) {
  const office = useOffice()
  const { texts } = office
  const t = useT()
  const moment = useMomentText()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    const made = await makePasskey<MadePasskey>(options)
    const outcome = made.ok ? await office.caller.call('POST /office/invitation/accept', { link, made: made.answer }) : undefined
    setBusy(false)
    if (!outcome) return setProblem(t('office.signIn.declined'))
    if (!outcome.ok) return setProblem(refusalWords(texts, outcome.refusal))
    knowMe(office, outcome.value.me)
    office.go('/', { replace: true })
  }
  return (
    <>
      <p className={style.text}>{t('office.invitation.text', { name })}</p>
      {roles.length > 0 && (
        <p className={style.text}>
          {t('office.invitation.roles', {
            roles: new Intl.ListFormat(texts.language.tag).format(roles.map((role) => roleName(texts, role))),
          })}
        </p>
      )}
      {problem !== undefined && (
        <Notice meaning="warning" live>
          {problem}
        </Notice>
      )}
      <Button wide busy={busy} disabled={!knowsPasskeys()} onClick={() => void accept()}>
        {t('office.invitation.button')}
      </Button>
      {!knowsPasskeys() && <Notice meaning="warning">{t('office.signIn.noPasskeys')}</Notice>}
      <p className={style.hint}>{t('office.invitation.until', { until: moment(expiresAt) })}</p>
    </>
  )
}
