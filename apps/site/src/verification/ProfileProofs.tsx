import type { ChannelName, VerificationChannel } from '@fairhouse/contract'
import { useState } from 'react'
import { Button, Skeleton } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { useSite } from '../base/site.ts'
import { AgeProof } from './AgeProof.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import style from './ChannelForm.module.css'

/**
 * The player's address, number and age: whether each is verified, with the ways to verify and to change it. `open`
 * expands what is not verified.
 */
export function ProfileProofs({ open = false }: { open?: boolean }) {
  const channels = useAnswer('GET /api/verification', {}).data
  const { t } = useSite().texts
  if (!channels) return <Skeleton label={t('shell.loading')} lines={6} />
  return (
    <div className={style.proofs}>
      <Proof name="email" channel={channels.email} opens={open} />
      <Proof name="phoneNumber" channel={channels.phoneNumber} opens={open} />
      <AgeProof />
    </div>
  )
}

function Proof({ name, channel, opens }: { name: ChannelName; channel: VerificationChannel; opens: boolean }) {
  const { t } = useSite().texts
  const [open, setOpen] = useState(opens && channel.needed)
  const state = channel.value === '' ? 'verification.none' : channel.needed ? 'verification.notProven' : 'verification.proven'
  return (
    <section className={style.proof}>
      <header>
        <h2>{t(name === 'email' ? 'my.email' : 'my.phone')}</h2>
        <span className={style.state} data-proven={!channel.needed}>
          {t(state)}
        </span>
      </header>
      {open ? (
        <ChannelForm name={name} channel={channel} onProven={() => setOpen(false)} hideTitle />
      ) : (
        <div className={style.value}>
          <bdi dir="ltr">{channel.value || '–'}</bdi>
          <Button kind="plain" onClick={() => setOpen(true)}>
            {t(channel.needed && channel.value !== '' ? 'verification.verify' : 'verification.edit')}
          </Button>
        </div>
      )}
    </section>
  )
}
