import type { ErrorAnswer } from '@fairhouse/contract'
import { errorText } from '@fairhouse/messages'
import { Button, Dialog, TextField } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { useSite } from '../../base/site.ts'
import style from '../style/DepositForm.module.css'

type Props = { busy: boolean; wrong: ErrorAnswer | undefined; onCancel: () => void; onPassword: (password: string) => void }

/** Asks for the password before money moves; a wrong one is reported at its field. */
export function PasswordPrompt({ busy, wrong, onCancel, onPassword }: Props) {
  const { texts } = useSite()
  const { t } = texts
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setMissing(!password)
    if (password) onPassword(password)
  }
  return (
    <Dialog title={t('cashier.askPassword')} closeLabel={t('shell.close')} onClose={onCancel}>
      <form className={style.form} onSubmit={submit} noValidate method="post">
        <p>{t('cashier.askPasswordText')}</p>
        <TextField
          id="confirm-password"
          name="password"
          type="password"
          label={t('cashier.password')}
          autoComplete="current-password"
          dir="ltr"
          error={missing ? t('cashier.required') : wrong && errorText(texts, wrong)}
          reveal={{ show: t('shell.showPassword'), hide: t('shell.hidePassword') }}
        />
        <Button type="submit" wide busy={busy}>
          {t('shell.continue')}
        </Button>
        <Button wide kind="line" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      </form>
    </Dialog>
  )
}
