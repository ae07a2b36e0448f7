import { TextField } from '@fairhouse/ui'
import { useT } from '../base/site.ts'

/** The field for what somebody signs in with: an e-mail address or a user name. Its error goes with the next letter: one that went on leaving would move the button away under the finger that presses it. */
export function LoginField({ login, error, onEdit }: { login: string | undefined; error: string | undefined; onEdit: () => void }) {
  const t = useT()
  return (
    <TextField
      id="login"
      name="login"
      label={t('sign-in.login')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={254}
      defaultValue={login}
      error={error}
      onInput={onEdit}
    />
  )
}
