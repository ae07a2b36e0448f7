import type { ErrorAnswer } from '@fairhouse/contract'
import { errorText, type MessageKey } from '@fairhouse/messages'
import { Button, EmptyState, Notice, TextField } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { wrongFromServer } from '../base/forms/field-words.ts'
import { passwordHint } from '../base/forms/password-hint.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import page from './ProfilePage.module.css'
import style from './SecondFactorPage.module.css'

const names = ['oldPassword', 'newPassword'] as const
type Wrong = Partial<Record<(typeof names)[number], string | undefined>>

/** /my/change-password: the present password, the new one; every other session ends. */
export function ChangePasswordPage() {
  const { texts, settings } = useSite()
  const { t } = texts
  const profile = useProfile()
  const { form, busy, refusal, wrong, done, submit } = useChange()
  return (
    <MyPage>
      <PageTitle title={t('my.changePassword')} />
      <h1 className={page.title}>{t('my.changePassword')}</h1>
      <p className={page.intro}>{t('my.changePasswordText')}</p>
      {profile && !profile.details.hasPassword ? (
        <EmptyState title={t('my.noPassword')} text={t('my.noPasswordText', { email: settings.supportEmail })} />
      ) : done ? (
        <Notice meaning="success" live>
          {t('my.passwordChanged')} <Link to="/my/activity">{t('my.activity')}</Link>
        </Notice>
      ) : (
        <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
          {refusal && !wrong.oldPassword && !wrong.newPassword && (
            <Notice meaning="danger" live>
              {errorText(texts, refusal)}
            </Notice>
          )}
          <Secret name="oldPassword" autoComplete="current-password" error={wrong.oldPassword} />
          <Secret name="newPassword" autoComplete="new-password" error={wrong.newPassword} />
          <div>
            <Button type="submit" busy={busy}>
              {t('my.savePassword')}
            </Button>
          </div>
        </form>
      )}
    </MyPage>
  )
}

function Secret({ name, autoComplete, error }: { name: (typeof names)[number]; autoComplete: string; error: string | undefined }) {
  const site = useSite()
  const { t } = site.texts
  return (
    <TextField
      id={name}
      name={name}
      type="password"
      label={t(name === 'newPassword' ? 'my.newPassword' : 'my.password')}
      hint={name === 'newPassword' ? passwordHint(site) : undefined}
      autoComplete={autoComplete}
      dir="ltr"
      maxLength={256}
      error={error}
      reveal={{ show: t('shell.showPassword'), hide: t('shell.hidePassword') }}
    />
  )
}

function useChange() {
  const { call, texts } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const [wrong, setWrong] = useState<Wrong>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const [oldPassword = '', newPassword = ''] = names.map((name) => String(given.get(name) ?? ''))
    setBusy(true)
    const answer = await call('POST /api/password', { oldPassword, newPassword })
    setBusy(false)
    if (answer.ok) return setDone(true)
    const findings = wrongFromServer(answer.error.errorDetails)
    setRefusal(answer.error)
    const said = (name: (typeof names)[number]) => {
      const finding = findings[name]
      const own = `my.rule.${finding?.rule}` as MessageKey // tFirst passes over what does not exist
      return finding && texts.tFirst([own, `field.rule.${finding.rule}`, 'field.rule.unknown'], finding.values)
    }
    setWrong({ oldPassword: said('oldPassword'), newPassword: said('newPassword') })
    form.current?.querySelector<HTMLInputElement>(findings['newPassword'] ? '#newPassword' : '#oldPassword')?.focus()
  }
  return { form, busy, refusal, wrong, done, submit }
}
