import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useSite } from '../base/site.ts'
import { askedChannel } from './asked.ts'
import { ChannelForm } from './ChannelForm.tsx'
import style from './ChannelForm.module.css'

/** Lets a player prove what is asked for, one channel after the other; goes on by itself once nothing is asked any more. `stay` says so instead. */
export function AskedProof({ onDone, stay = false }: { onDone: () => void; stay?: boolean }) {
  const { t } = useSite().texts
  const asked = useAnswer('GET /api/verification', {})
  const channels = asked.data
  const name = channels && askedChannel(channels)
  const done = useRef(onDone)
  done.current = onDone
  const over = (channels !== undefined && name === undefined) || asked.isError
  useEffect(() => {
    if (over && !stay) done.current()
  }, [over, stay])
  if (over && stay) {
    return (
      <EmptyState title={t('verification.nothing')}>
        <Button onClick={onDone}>{t('verification.done')}</Button>
      </EmptyState>
    )
  }
  if (!channels || !name) return <Skeleton label={t('shell.loading')} lines={4} />
  return (
    <div className={style.channel}>
      <ChannelForm key={name} name={name} channel={channels[name]} onProven={() => undefined} />
      <Button kind="plain" wide onClick={onDone}>
        {t('shell.later')}
      </Button>
    </div>
  )
}
