import { Button, Dialog, TextField } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { useT } from '../site.ts'
import style from './DepositForm.module.css'

/** Asks for the password before money moves. */
export function PasswordPrompt({ onCancel, onPassword }: { onCancel: () => void; onPassword: (password: string) => void }) {
  const t = useT()
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password) onPassword(password)
    else setMissing(true)
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
          error={missing && t('cashier.required')}
          reveal={{ show: t('shell.showPassword'), hide: t('shell.hidePassword') }}
        />
        <Button type="submit" wide>
          {t('shell.continue')}
        </Button>
        <Button wide kind="line" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      </form>
    </Dialog>
  )
}
