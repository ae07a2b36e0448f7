import type { ChannelName, VerificationChannel } from '@fairhouse/contract'
import { Button, Notice, Skeleton, TextField } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { nowOf, useSite } from '../base/site.ts'
import { sendsAnew } from './asked.ts'
import { useChannel } from './use-channel.ts'
import style from './ChannelForm.module.css'

// Most values are right.
const EditValue = lazy(async () => ({ default: (await import('./EditValue.tsx')).EditValue }))

type ChannelFormProps = { name: ChannelName; channel: VerificationChannel; onProven: () => void; hideTitle?: boolean }

/** Proves one channel: the value with a way to change it, a button that sends a code, and the field for it once one was sent. */
export function ChannelForm({ name, channel, onProven, hideTitle = false }: ChannelFormProps) {
  const { t } = useSite().texts
  const acts = useChannel(name, onProven)
  const [editing, setEditing] = useState(channel.value === '')
  const phone = name === 'phoneNumber'
  return (
    <div className={style.channel}>
      {!hideTitle && <h3>{t(phone ? 'verification.phoneTitle' : 'verification.emailTitle')}</h3>}
      {channel.needed && <p className={style.soft}>{t(phone ? 'verification.phoneIntro' : 'verification.emailIntro')}</p>}
      {editing ? (
        <Suspense fallback={<Skeleton label={t('shell.loading')} lines={2} />}>
          <EditValue name={name} channel={channel} busy={acts.busy === 'saving'} save={acts.save} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div className={style.value}>
          <bdi dir="ltr">{channel.value}</bdi>
          {!channel.field.readOnly && (
            <Button kind="plain" onClick={() => setEditing(true)}>
              {t('verification.edit')}
            </Button>
          )}
        </div>
      )}
      {!editing && channel.needed && (
        <>
          {channel.lastTransaction === 'sent' && <CodeField key={channel.pinId} busy={acts.busy === 'verifying'} verify={acts.verify} />}
          <Sending channel={channel} busy={acts.busy === 'sending'} send={acts.send} />
        </>
      )}
    </div>
  )
}

function CodeField({ busy, verify }: { busy: boolean; verify: (code: string) => Promise<boolean> }) {
  const { t } = useSite().texts
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    const field = form.current?.querySelector('input')
    if (!code) return field?.focus()
    setWrong(false)
    void verify(code).then((found) => {
      setWrong(found)
      field?.select()
    })
  }
  return (
    <form ref={form} className={style.form} onSubmit={submit} method="post" noValidate>
      <TextField
        id="verification-code"
        name="code"
        label={t('verification.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        dir="ltr"
        required
        aria-invalid={wrong || undefined}
        onInput={() => setWrong(false)}
      />
      <Button type="submit" wide busy={busy}>
        {t('verification.verify')}
      </Button>
    </form>
  )
}

/** The send button, how often it can still be pressed, and from when on. */
function Sending({ channel, busy, send }: { channel: VerificationChannel; busy: boolean; send: () => Promise<void> }) {
  const { t } = useSite().texts
  const seconds = useSecondsUntil(channel.sendAgainAt)
  if (channel.remainingAttempts === 0) {
    return (
      <Notice meaning="warning" live>
        <p>{t('verification.noAttempts')}</p>
        <Link to="/support">{t('verification.support')}</Link>
      </Notice>
    )
  }
  const anew = sendsAnew(channel)
  return (
    <div className={style.sending}>
      <Button kind={anew ? 'brass' : 'line'} wide busy={busy} disabled={seconds > 0} onClick={() => void send()}>
        {t(anew ? 'verification.sendCode' : 'verification.resendCode')}
      </Button>
      <p className={style.soft}>
        {t('verification.attemptsLeft', { number: channel.remainingAttempts })} {seconds > 0 && t('verification.waitSeconds', { seconds })}
      </p>
    </div>
  )
}

/** Seconds until a moment by the server's clock; counts down. */
function useSecondsUntil(moment: string | undefined): number {
  const site = useSite()
  const left = () => (moment ? Math.max(0, Math.ceil((Date.parse(moment) - nowOf(site)) / 1000)) : 0)
  const [, tick] = useState(0)
  const seconds = left()
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => tick((count) => count + 1), 1000)
    return () => clearTimeout(timer)
  })
  return seconds
}
