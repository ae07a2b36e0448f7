import type { BulkCallName } from '@fairhouse/contract/office/bulk-calls.ts'
import { useState, type ReactNode } from 'react'
import { useMe } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Choice } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { useHouseClock } from '../base/use-house-clock.ts'

const hourMs = 3_600_000
const freezes = { hour: 1, day: 24, week: 168, month: 720 } as const
type Freeze = keyof typeof freezes
const freezeNames = Object.keys(freezes) as Freeze[] // its own keys
const states = ['suspended', 'onHold', 'inactive'] as const
const kinds = ['excluded', 'blocked'] as const
const marks = ['on', 'off'] as const

/** What an act on many takes besides whom it is about: its fields, and their values as the call wants them. */
export function useBulkFields(call: BulkCallName): { fields: ReactNode; input: Record<string, unknown> } {
  const t = useT()
  const now = useHouseClock(useMe().serverTime)
  const [length, setLength] = useState<Freeze>('day')
  const [status, setStatus] = useState<(typeof states)[number]>('onHold')
  const [kind, setKind] = useState<(typeof kinds)[number]>('excluded')
  const [until, setUntil] = useState('')
  const [mark, setMark] = useState<(typeof marks)[number]>('on')
  switch (call) {
    case 'POST /office/players/freeze':
      return {
        fields: choice(t('office-players.form.howLong'), freezeNames, length, setLength, (one) => t(`office-players.form.for.${one}`)),
        input: { until: new Date(now + freezes[length] * hourMs).toISOString() },
      }
    case 'POST /office/players/suspend':
      return {
        fields: choice(t('office-players.status'), states, status, setStatus, (one) => t(`office-queues.playerStatus.${one}`)),
        input: { status },
      }
    case 'POST /office/players/exclude':
      return {
        fields: (
          <>
            {choice(t('office-players.form.how'), kinds, kind, setKind, (one) => t(`office-players.form.exclude.${one}`))}
            <LazyMomentField label={t('office-players.form.untilOrForGood')} value={until} onChange={setUntil} />
          </>
        ),
        input: { kind, until: until === '' ? null : until },
      }
    case 'POST /office/players/minor':
      return {
        fields: choice(t('office-bulk.mark'), marks, mark, setMark, (one) => t(`office-bulk.mark.${one}`)),
        input: { isMarked: mark === 'on' },
      }
    default:
      return { fields: null, input: {} }
  }
}

function choice<One extends string>(
  label: string,
  all: readonly One[],
  value: One,
  set: (one: One) => void,
  word: (one: One) => string,
): ReactNode {
  return (
    <Choice
      label={label}
      value={value}
      options={all.map((one) => ({ value: one, label: word(one) }))}
      onChange={(chosen) => set(all.find((one) => one === chosen) ?? value)}
    />
  )
}
