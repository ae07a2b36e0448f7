import { useState } from 'react'
import { useAct } from '../../acts/index.ts'
import { useMe } from '../../base/me.ts'
import { useT } from '../../base/office.ts'
import { Choice } from '../../base/pieces/form.tsx'
import { LazyMomentField } from '../../base/pieces/LazyMomentField.tsx'
import { useHouseClock } from '../../base/use-house-clock.ts'
import { usePlayer } from '../base/player-act.ts'
import { decidedOn, useActWords } from '../base/use-player-acts.ts'
import { FormFrame, type FormProps } from './FormFrame.tsx'

const hourMs = 3_600_000
const freezes = { hour: 1, day: 24, week: 168, month: 720 } as const
type Freeze = keyof typeof freezes
const freezeNames = Object.keys(freezes) as Freeze[] // its own keys

/** Asks how long a player is to be kept from signing in. */
export function FreezeForm({ label, onClose }: FormProps) {
  const t = useT()
  const act = useAct()
  const { player } = usePlayer()
  const words = useActWords(player)
  const now = useHouseClock(useMe().serverTime)
  const [length, setLength] = useState<Freeze>('day')
  const submit = () =>
    act({
      at: 'POST /office/players/freeze',
      input: { player: player.id, until: new Date(now + freezes[length] * hourMs).toISOString() },
      precondition: decidedOn(player),
      ...words(label),
      onDone: onClose,
    })
  return (
    <FormFrame onSubmit={submit} onClose={onClose}>
      <Choice
        label={t('office-players.form.howLong')}
        value={length}
        options={freezeNames.map((value) => ({ value, label: t(`office-players.form.for.${value}`) }))}
        onChange={(value) => setLength(freezeNames.find((one) => one === value) ?? 'day')}
      />
    </FormFrame>
  )
}

const suspensions = ['suspended', 'onHold', 'inactive'] as const

/** Asks in which state an account is put. */
export function SuspendForm({ label, onClose }: FormProps) {
  const t = useT()
  const act = useAct()
  const { player } = usePlayer()
  const words = useActWords(player)
  const choices = suspensions.filter((one) => one !== player.status)
  const [status, setStatus] = useState<(typeof suspensions)[number]>(choices[0] ?? 'suspended')
  const submit = () =>
    act({
      at: 'POST /office/players/suspend',
      input: { player: player.id, status },
      precondition: decidedOn(player),
      ...words(label),
      onDone: onClose,
    })
  return (
    <FormFrame onSubmit={submit} onClose={onClose}>
      <Choice
        label={t('office-players.status')}
        value={status}
        options={choices.map((value) => ({ value, label: t(`office-queues.playerStatus.${value}`) }))}
        onChange={(value) => setStatus(suspensions.find((one) => one === value) ?? 'suspended')}
      />
    </FormFrame>
  )
}

const ways = ['plain', 'period', 'deletion', 'provider'] as const
const closers = [0, 1, 2, 3, 5, 7] as const

/** Asks how an account is closed: plainly, until a moment, for its deletion, in whose name. */
export function CloseForm({ label, onClose }: FormProps) {
  const t = useT()
  const act = useAct()
  const { player } = usePlayer()
  const words = useActWords(player)
  const [how, setHow] = useState<(typeof ways)[number]>('plain')
  const [until, setUntil] = useState('')
  const [by, setBy] = useState<(typeof closers)[number]>(0)
  const hasEnd = how === 'period' || how === 'provider'
  const submit = () =>
    act({
      at: 'POST /office/players/close',
      input: {
        player: player.id,
        how,
        ...(hasEnd ? { until: until === '' ? null : until } : {}),
        ...(how === 'provider' ? { by } : {}),
      },
      precondition: decidedOn(player),
      ...words(label),
      isGrave: true,
      onDone: onClose,
    })
  return (
    <FormFrame onSubmit={submit} onClose={onClose}>
      <Choice
        label={t('office-players.form.how')}
        value={how}
        options={ways.map((value) => ({ value, label: t(`office-players.form.close.${value}`) }))}
        onChange={(value) => setHow(ways.find((one) => one === value) ?? 'plain')}
      />
      {how === 'provider' && (
        <Choice
          label={t('office-players.form.inWhoseName')}
          value={String(by)}
          options={closers.map((value) => ({ value: String(value), label: t(`office-players.form.closer.${value}`) }))}
          onChange={(value) => setBy(closers.find((one) => String(one) === value) ?? 0)}
        />
      )}
      {hasEnd && <LazyMomentField label={t('office-players.form.untilOrForGood')} value={until} onChange={setUntil} />}
    </FormFrame>
  )
}
