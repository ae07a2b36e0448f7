import type { ErrorAnswer, UsedPasskey } from '@fairhouse/contract'
import { Button, Dialog, TextField } from '@fairhouse/ui'
import { useRef, useState, type FormEvent } from 'react'
import { knowsPasskeys, provePasskey } from '../base/forms/passkey.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { useSite } from '../base/site.ts'
import { StepUpElsewhere } from './StepUpElsewhere.tsx'
import style from './StepUpDialog.module.css'

/** What the dialog receives: the refusal that asks for a proof (9102), and where the result goes. */
export type StepUpProps = { asked: ErrorAnswer; onProven: () => void; onCancel: () => void }

/** Asks a player who is logged in to prove once more who they are, in a way that they have. */
export function StepUpDialog({ asked, onProven, onCancel }: StepUpProps) {
  const { t } = useSite().texts
  const ways = waysIn(asked)
  return (
    <Dialog title={t('sign-in.proofTitle')} closeLabel={t('shell.close')} onClose={onCancel}>
      <div className={style.form}>
        <p>{t('error.proofNeeded')}</p>
        {ways.includes('identification') ? <StepUpElsewhere onProven={onProven} /> : <Secret ways={ways} onProven={onProven} />}
      </div>
    </Dialog>
  )
}

const waysIn = ({ errorDetails = {} }: ErrorAnswer): readonly string[] =>
  Array.isArray(errorDetails['ways']) ? errorDetails['ways'].map(String) : []

/** The password if there is one, otherwise a one-time code; and the passkey. */
function Secret({ ways, onProven }: { ways: readonly string[]; onProven: () => void }) {
  const { t } = useSite().texts
  const name = ways.includes('password') ? 'password' : ways.includes('code') ? 'code' : undefined
  const { form, busy, refusal, submit, byPasskey } = useProof(name, onProven)
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      {refusal && <ErrorMessage error={refusal} />}
      {name && (
        <TextField
          id="proof"
          name={name}
          type={name === 'password' ? 'password' : 'text'}
          label={t(`sign-in.${name}`)}
          autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={name === 'password' ? 256 : 40}
          {...(name === 'password' ? { reveal: { show: t('shell.showPassword'), hide: t('shell.hidePassword') } } : {})}
        />
      )}
      {name && (
        <Button type="submit" wide busy={busy}>
          {t('shell.continue')}
        </Button>
      )}
      {ways.includes('passkey') && (
        <Button kind={name ? 'line' : 'brass'} wide busy={busy && !name} onClick={() => void byPasskey()}>
          {t('sign-in.passkey')}
        </Button>
      )}
    </form>
  )
}

function useProof(name: 'password' | 'code' | undefined, onProven: () => void) {
  const { call } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const prove = async (given: { password?: string; code?: string; used?: UsedPasskey }) => {
    setBusy(true)
    const answer = await call('POST /api/proof', given)
    setBusy(false)
    if (answer.ok) return onProven()
    setRefusal(answer.error)
    form.current?.querySelector('input')?.select()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = name && String(new FormData(event.currentTarget).get(name) ?? '').trim()
    if (!name || !value) return form.current?.querySelector('input')?.focus()
    await prove({ [name]: value })
  }
  const byPasskey = async () => {
    if (!knowsPasskeys()) return
    const begun = await call('POST /api/login/passkey/begin', {})
    if (!begun.ok) return setRefusal(begun.error)
    const used = await provePasskey<UsedPasskey>(begun.value.options)
    if (used) await prove({ used })
  }
  return { form, busy, refusal, submit, byPasskey }
}
