import type { BulkCallName } from '@fairhouse/contract/office/bulk-calls.ts'
import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { RefusalNotice, useAct } from '../acts/index.ts'
import { useOffice } from '../base/office.ts'
import { Choice, Form } from '../base/pieces/form.tsx'
import { Page, type PageAct } from '../base/pieces/Page.tsx'
import { useBeginBulk, useBulkDraft, type BulkDraft } from './bulk-draft.ts'
import { bulkCallName } from './bulk-words.ts'
import { useBulkFields } from './BulkFields.tsx'
import { RehearsedRows } from './RehearsedRows.tsx'
import { useBulkCalls, useBulkGate } from './use-bulk-calls.ts'
import { useRehearsal } from './use-rehearsal.ts'
import style from './Bulk.module.css'

/** What is done to many: the list as it was chosen, the act, what it would do to each, and the reason. */
export function BulkNewPage() {
  const { texts } = useOffice()
  const { draft } = useBulkDraft()
  const calls = useBulkCalls(draft?.kind ?? 'player')
  const first = calls.find((call) => call === draft?.call) ?? calls[0]
  const back = { href: draft?.from ?? '/bulk', label: texts.t('office-bulk.back') }
  if (draft && first) return <Chosen draft={draft} calls={calls} first={first} back={back} />
  return (
    <Page title={texts.t('office-bulk.newTitle')} back={back}>
      <Notice>{texts.t(draft ? 'office-bulk.noCalls' : 'office-bulk.nothingChosen')}</Notice>
    </Page>
  )
}

type ChosenProps = { draft: BulkDraft; calls: readonly BulkCallName[]; first: BulkCallName; back: { href: string; label: string } }

function Chosen({ draft: { kind, subjects, from }, calls, first, back }: ChosenProps) {
  const { texts } = useOffice()
  const { t } = texts
  const [call, setCall] = useState(first)
  const { fields, input } = useBulkFields(call)
  const { rehearsal, start, forget } = useRehearsal()
  const begin = useBeginBulk()
  const send = useSend(call, input, subjects)
  const rows = rehearsal?.rows ?? []
  const refused = rows.filter((row) => row.refused).length
  const isRehearsed = rehearsal !== undefined && !rehearsal.isRunning && rows.length === subjects.length
  const leaveOut = () => {
    forget()
    begin({ kind, call, from, subjects: rows.flatMap(({ subject, refused: no }) => (no ? [] : [subject])) })
  }
  const acts: PageAct[] = isRehearsed
    ? [
        ...(refused > 0 && refused < rows.length
          ? [{ id: 'bulk.leaveOut', keys: 'v', label: t('office-bulk.leaveOut', { count: refused }), run: leaveOut }]
          : []),
        { id: 'bulk.send', keys: 's', label: t('office-bulk.send', { count: subjects.length }), isMain: true, run: send },
      ]
    : []
  return (
    <Page title={t('office-bulk.title', { count: subjects.length })} back={back} acts={acts}>
      <Form onSubmit={() => void start(call, input, subjects)}>
        <Choice
          label={t('office-bulk.act')}
          value={call}
          options={calls.map((value) => ({ value, label: bulkCallName(texts, value) }))}
          onChange={(value) => {
            forget()
            setCall(calls.find((one) => one === value) ?? call)
          }}
        />
        {fields}
        <Button type="submit" kind={isRehearsed ? 'line' : 'brass'} busy={rehearsal?.isRunning === true}>
          {t('office-bulk.look')}
        </Button>
      </Form>
      {rehearsal?.refusal && <RefusalNotice refusal={rehearsal.refusal} />}
      {rehearsal?.isRunning && (
        <progress className={style.progress} aria-label={t('office-bulk.rehearsed')} max={subjects.length} value={rows.length} />
      )}
      {isRehearsed && <p aria-live="polite">{t('office-bulk.summary', { done: rows.length - refused, refused })}</p>}
      {rows.length > 0 && <RehearsedRows kind={kind} rows={rows} />}
    </Page>
  )
}

function useSend(call: BulkCallName, input: Record<string, unknown>, subjects: readonly string[]): () => void {
  const { texts, go } = useOffice()
  const { forget } = useBulkDraft()
  const act = useAct()
  const gate = useBulkGate()
  const name = bulkCallName(texts, call)
  return () =>
    act({
      at: 'POST /office/bulk/make',
      input: { call, input, subjects: [...subjects] },
      gate: gate(call, subjects.length),
      title: texts.t('office-bulk.sendTitle', { name, count: subjects.length }),
      about: texts.t('office-bulk.sendAbout'),
      verb: texts.t('office-bulk.verb'),
      takesEffect: texts.t('office-bulk.effect'),
      done: texts.t('office-bulk.made'),
      onDone: ({ id }) => {
        forget()
        go(`/bulk/${id}`)
      },
    })
}
