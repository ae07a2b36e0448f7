import type { ErrorAnswer } from '@fairhouse/contract'
import { Button, Skeleton } from '@fairhouse/ui'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useAnswer } from '../base/answers.ts'
import { BankField, methodName } from '../identification/index.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { useSite } from '../base/site.ts'
import style from './ChannelForm.module.css'

const againMs = 1000

/**
 * Shows whether a service has confirmed the player's age, and how to have that done: at the bank, which sends the
 * browser back here.
 */
export function AgeProof() {
  const { settings, texts } = useSite()
  const { t } = texts
  const { data, refetch } = useAnswer('GET /api/age-verification', {}, { staleMs: 0 })
  const isBack = useLocation({ select: ({ search }) => search.type === 'identification' && search.method === 'idin' })
  const pending = data?.status === 'pending'
  useEffect(() => {
    if (!pending) return
    const timer = setInterval(() => void refetch(), againMs)
    return () => clearInterval(timer)
  }, [pending, refetch])
  const section = useRef<HTMLElement>(null)
  const known = data !== undefined
  useEffect(() => {
    // A player who returns from the bank wants the result; on a phone it is below the rest.
    if (isBack && known) section.current?.scrollIntoView({ block: 'center' })
  }, [isBack, known])
  if (!data) return <Skeleton label={t('shell.loading')} lines={3} />
  const proven = data.status === 'verified'
  return (
    <section ref={section} className={style.proof} aria-labelledby="age-title">
      <header>
        <h2 id="age-title">{t('verification.ageTitle')}</h2>
        <span className={style.state} data-proven={proven} role="status">
          {t(proven ? 'verification.proven' : pending ? 'verification.ageChecking' : 'verification.notProven')}
        </span>
      </header>
      {data.status === 'notVerified' && (
        <>
          {isBack && data.refusal && <ErrorMessage error={data.refusal} />}
          {data.methods.includes('idin') ? (
            <AgeForm asksForBank={settings.be['idin.bankDropdown'] === true} />
          ) : (
            <p className={style.soft}>{t('verification.ageElsewhere', { email: settings.supportEmail })}</p>
          )}
        </>
      )}
    </section>
  )
}

function AgeForm({ asksForBank }: { asksForBank: boolean }) {
  const { t } = useSite().texts
  const { form, busy, missing, setMissing, refusal, submit } = useStart(asksForBank)
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <p className={style.soft}>{t('verification.ageText')}</p>
      {refusal && <ErrorMessage error={refusal} />}
      {asksForBank && <BankField wrong={missing} onInput={() => setMissing(false)} />}
      <Button type="submit" wide busy={busy}>
        {t('verification.ageStart', { method: methodName(t, 'idin') })}
      </Button>
    </form>
  )
}

/** Begins it: the browser leaves for the bank. */
function useStart(asksForBank: boolean) {
  const { call } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const bic = String(new FormData(event.currentTarget).get('bic') ?? '')
    setMissing(asksForBank && !bic)
    if (asksForBank && !bic) return form.current?.querySelector('select')?.focus()
    setBusy(true)
    setRefusal(undefined)
    const answer = await call('POST /api/age-verification/idin', { returnUrl: '/my/verification', ...(bic ? { bic } : {}) })
    // Busy until the page is left.
    if (answer.ok) return location.assign(answer.value.redirectUrl)
    setBusy(false)
    setRefusal(answer.error)
  }
  return { form, busy, missing, setMissing, refusal, submit }
}
