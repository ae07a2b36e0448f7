import { languageOf } from '@fairhouse/messages'
import { Button } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import { Choice, Form } from '../base/pieces/form.tsx'
import { useNext } from '../queues/index.ts'
import { documentQueue } from './document-queue.ts'
import { decidedOn, useDocumentName, type DocumentAnswer } from './use-document-acts.ts'
import style from './Document.module.css'

/** Asks why a document is not accepted; what the player will read stands beside it, in their language. */
export function RejectDocument({ answer }: { answer: DocumentAnswer }) {
  const t = useT()
  const act = useAct()
  const next = useNext(documentQueue)
  const what = useDocumentName(answer)
  const { refusals, player } = answer.facts
  const [code, setCode] = useState(refusals[0]?.code)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const { tag, direction } = languageOf(player.language)
  const submit = () => {
    if (!code) return
    act({
      at: 'POST /office/documents/reject',
      input: { item: answer.document.item, code },
      precondition: decidedOn(answer),
      title: t('office-queues.document.rejectTitle', { what }),
      verb: t('office-queues.document.reject'),
      reason: t(`office-queues.document.refusal.${code}`),
      isGrave: true,
      onDone: () => void next(),
    })
  }
  return (
    <div ref={form} className={style.rejecting}>
      <Form onSubmit={submit}>
        <Choice
          label={t('office-queues.document.reason')}
          value={code ?? ''}
          options={refusals.map((one) => ({ value: one.code, label: t(`office-queues.document.refusal.${one.code}`) }))}
          onChange={(value) => setCode(refusals.find((one) => one.code === value)?.code)}
        />
        <Button type="submit">{t('office-queues.look')}</Button>
      </Form>
      <figure className={style.letter}>
        <figcaption>{t('office-queues.document.playerReads')}</figcaption>
        <p lang={tag} dir={direction}>
          {refusals.find((one) => one.code === code)?.text}
        </p>
      </figure>
    </div>
  )
}
