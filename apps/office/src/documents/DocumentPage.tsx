import type { ComparedField } from '@fairhouse/contract/office/queues/documents.ts'
import { Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { LookNotice, QueuePage, QueueWaiting, useLook } from '../queues/index.ts'
import { Compared } from './Compared.tsx'
import { documentQueue } from './document-queue.ts'
import { DocumentViewer } from './DocumentViewer.tsx'
import { Earlier, Known } from './Known.tsx'
import { RejectDocument } from './RejectDocument.tsx'
import { useAskDocuments } from './use-ask-documents.tsx'
import { useDocumentActs, useDocumentName, type DocumentAnswer } from './use-document-acts.ts'
import style from './Document.module.css'

/** One document: its pages beside the profile, why it is here, how earlier ones were decided, and the decisions. */
export function DocumentPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/documents/one', { item: useThing() }))
  const list = t('office-queues.document.title')
  if (data && !error) return <OneDocument key={data.document.item} answer={data} list={list} />
  return <QueueWaiting calls={documentQueue} title={t('office-queues.document.one')} list={list} error={error} />
}

function OneDocument({ answer, list }: { answer: DocumentAnswer; list: string }) {
  const t = useT()
  const may = useMay()
  const { document, facts } = answer
  const what = useDocumentName(answer)
  const look = useLook('POST /office/documents/look', document.item, may('documents.decide'))
  const { seen } = look
  const fields = seen?.fields ?? facts.fields
  const [isRejecting, setRejecting] = useState(false)
  const decisions = useDocumentActs(answer, fields, () => setRejecting((before) => !before))
  const ask = useAskDocuments(document.player, document.name)
  return (
    <QueuePage
      calls={documentQueue}
      decides="documents.decide"
      item={document}
      what={what}
      list={list}
      note={facts.note}
      decisions={[...decisions, ...ask.acts]}
    >
      {isRejecting && (
        <Section title={t('office-queues.document.reject')}>
          <RejectDocument answer={answer} />
        </Section>
      )}
      {ask.panel}
      <LookNotice look={look} />
      <div className={style.both}>
        <Pages answer={answer} files={seen?.files} />
        <div className={style.beside}>
          <Section title={t('office-queues.document.compare')}>
            <Fields fields={fields} />
          </Section>
          <Section title={t('office-queues.known')}>
            <Known answer={answer} called={seen?.called ?? ''} amount={seen?.amount ?? null} />
          </Section>
        </div>
      </div>
      <Section title={t('office-queues.document.earlier')}>
        <Earlier earlier={facts.earlier} />
      </Section>
    </QueuePage>
  )
}

function Fields({ fields }: { fields: readonly ComparedField[] }) {
  const t = useT()
  return fields.length > 0 ? <Compared fields={fields} /> : <p className={style.quiet}>{t('office-queues.document.noFields')}</p>
}

function Pages({ answer: { document, facts }, files }: { answer: DocumentAnswer; files: { place: number }[] | undefined }) {
  const t = useT()
  const { service } = facts.why
  return (
    <Section title={t('office-queues.document.pages')}>
      {files && files.length > 0 && <DocumentViewer item={document.item} files={files.length} />}
      {document.files === 0 && <Notice>{t('office-queues.document.noFiles', { service: service?.provider ?? 'none' })}</Notice>}
      {!files && document.files > 0 && <Notice>{t('office-queues.document.notTaken')}</Notice>}
    </Section>
  )
}
