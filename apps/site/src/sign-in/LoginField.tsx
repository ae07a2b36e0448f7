import { TextField } from '@fairhouse/ui'
import { useT } from '../site.ts'

/** The field for what somebody signs in with: an e-mail address or a user name. */
export function LoginField({ login, error, onLeave }: { login: string | undefined; error: string | undefined; onLeave: () => void }) {
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
      onBlur={onLeave}
    />
  )
}
