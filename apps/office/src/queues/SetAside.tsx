import { Button } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../acts/index.ts'
import { useMe } from '../base/me.ts'
import type { QueueCalls } from './use-queue-item.ts'
import { useHouseClock } from '../base/use-house-clock.ts'
import { useT } from '../base/office.ts'
import { Choice, Form } from '../base/pieces/form.tsx'

const hourMs = 3_600_000
const hours = { hours: 4, tomorrow: 24, days: 72, week: 168 } as const
type For = keyof typeof hours
const choices = Object.keys(hours) as For[] // its own keys

/** Asks until when an item is set aside. */
export function SetAside({
  at,
  item,
  what,
  onDone,
}: {
  at: QueueCalls['hold']
  item: string
  /** The item in words. */
  what: string
  onDone: () => void
}) {
  const t = useT()
  const act = useAct()
  const { serverTime } = useMe()
  const now = useHouseClock(serverTime)
  const [chosen, setChosen] = useState<For>('tomorrow')
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const submit = () => {
    const until = new Date(now + hours[chosen] * hourMs).toISOString()
    act({ at, input: { item, until }, title: t('office-queues.holdTitle', { what }), verb: t('office-queues.hold'), onDone })
  }
  return (
    <div ref={form}>
      <Form onSubmit={submit}>
        <Choice
          label={t('office-queues.holdUntil')}
          value={chosen}
          options={choices.map((value) => ({ value, label: t(`office-queues.holdFor.${value}`) }))}
          onChange={(value) => setChosen(choices.find((one) => one === value) ?? 'tomorrow')}
        />
        <Button type="submit">{t('office-queues.look')}</Button>
      </Form>
    </div>
  )
}
