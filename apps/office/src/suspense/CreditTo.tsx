import { Button } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../acts/index.ts'
import { useDraft } from '../base/drafts.ts'
import { useT } from '../base/office.ts'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { useNext } from '../queues/index.ts'
import { suspenseQueue } from './suspense-queue.ts'
import { decidedOn, useSuspenseName, type SuspenseAnswer } from './use-suspense-acts.ts'

/** Asks whose the money is, by id, e-mail address or user name. */
export function CreditTo({ answer }: { answer: SuspenseAnswer }) {
  const t = useT()
  const act = useAct()
  const next = useNext(suspenseQueue)
  const what = useSuspenseName(answer)
  const { item } = answer.suspense
  const [who, setWho, forget] = useDraft(`suspense.credit ${item}`, answer.facts.player?.id ?? '')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = () => {
    setTried(true)
    if (who.trim() === '') return
    act({
      at: 'POST /office/suspense/credit',
      input: { item, player: who.trim() },
      precondition: decidedOn(answer),
      title: t('office-queues.suspense.creditTitle', { what, who: who.trim() }),
      verb: t('office-queues.suspense.credit'),
      onDone: () => {
        forget()
        void next()
      },
    })
  }
  return (
    <div ref={form}>
      <Form onSubmit={submit}>
        <TextLine
          label={t('office-queues.suspense.whose')}
          hint={t('office-queues.suspense.whoseHint')}
          error={tried && who.trim() === '' ? t('office-queues.suspense.whoseHint') : undefined}
          value={who}
          isMono
          onChange={setWho}
        />
        <Button type="submit">{t('office-queues.look')}</Button>
      </Form>
    </div>
  )
}
