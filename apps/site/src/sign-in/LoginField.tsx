import { TextField } from '@fairhouse/ui'
import { useT } from '../base/site.ts'

/**
 * The login field: an e-mail address or a user name. Its error disappears with the next letter; if it went on blur, the
 * button would move away under the click.
 */
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
