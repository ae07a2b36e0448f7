import { Button } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import { Choice, Form } from '../base/pieces/form.tsx'
import { useNext } from '../queues/index.ts'
import { returnQueue } from './return-queue.ts'
import { decidedOn, type ReturnAnswer } from './use-return-acts.ts'

const forGood = 'forGood'

/** Asks for how long an exclusion goes on. */
export function ExtendBy({ answer }: { answer: ReturnAnswer }) {
  const t = useT()
  const act = useAct()
  const next = useNext(returnQueue)
  const lengths = answer.facts.canExtend.map((months) => (months === null ? forGood : String(months)))
  const [chosen, setChosen] = useState(lengths[0] ?? forGood)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const { item, name } = answer.return
  const submit = () =>
    act({
      at: 'POST /office/exclusion-returns/extend',
      input: { item, months: chosen === forGood ? null : Number(chosen) },
      precondition: decidedOn(answer),
      title: t('office-queues.return.extendTitle', { name }),
      about: t('office-queues.return.extendAbout'),
      verb: t('office-queues.return.extend'),
      isGrave: true,
      onDone: () => void next(),
    })
  return (
    <div ref={form}>
      <Form onSubmit={submit}>
        <Choice
          label={t('office-queues.return.howLong')}
          value={chosen}
          options={lengths.map((value) => ({
            value,
            label: value === forGood ? t('office-queues.return.forGood') : t('office-queues.return.months', { months: Number(value) }),
          }))}
          onChange={setChosen}
        />
        <Button type="submit">{t('office-queues.look')}</Button>
      </Form>
    </div>
  )
}
