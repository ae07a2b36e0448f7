import type { CodeBatch } from '@fairhouse/contract/office/bonuses/campaign-codes.ts'
import { Button } from '@fairhouse/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { askedPages } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { saveFile } from '../export/index.ts'
import editor from '../base/pieces/editor.module.css'

const tones = { open: 'good', over: 'quiet', stopped: 'bad' } as const

/** The codes of a campaign that were made in batches, and a form for more. */
export function CampaignCodes({ id, name }: { id: string; name: string }) {
  const { caller } = useOffice()
  const t = useT()
  const may = useMay()
  const asks = useInfiniteQuery(askedPages(caller, 'GET /office/campaigns/codes', { id }))
  const batches = asks.data?.pages.flatMap((page) => page.batches)
  return (
    <>
      {asks.error && <ErrorNotice error={asks.error} />}
      <Table
        label={t('office-campaigns.codes')}
        columns={useColumns(id, name)}
        rows={asks.error ? null : batches}
        keyOf={({ batch }) => batch}
        empty={t('office-campaigns.codes.none')}
        more={{ has: asks.hasNextPage, isLoading: asks.isFetchingNextPage, load: () => void asks.fetchNextPage() }}
      />
      {may('campaigns.start') && <MakeCodes id={id} name={name} />}
    </>
  )
}

function useColumns(id: string, name: string): Column<CodeBatch>[] {
  const t = useT()
  return [
    { id: 'note', title: t('office-campaigns.codes.note'), cell: ({ note }) => <bdi>{note}</bdi> },
    { id: 'used', title: t('office-campaigns.codes.used'), cell: ({ used, codes }) => t('office-campaigns.codes.usedOf', { used, codes }) },
    {
      id: 'state',
      title: t('office-campaigns.state'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`office-campaigns.codes.state.${state}`)}</Tag>,
    },
    {
      id: 'ends',
      title: t('office-campaigns.codes.endsAt'),
      cell: ({ endsAt }) => <Moment at={endsAt} none={t('office-campaigns.noEnd')} />,
    },
    {
      id: 'made',
      title: t('office-campaigns.codes.made'),
      cell: ({ madeAt, madeBy }) => (
        <>
          <Moment at={madeAt} /> <bdi>{madeBy}</bdi>
        </>
      ),
    },
    { id: 'acts', title: '', isEnd: true, cell: (batch) => <BatchActs id={id} name={name} batch={batch} /> },
  ]
}

function BatchActs({ id, name, batch: { batch, note, state } }: { id: string; name: string; batch: CodeBatch }) {
  const t = useT()
  const act = useAct()
  const may = useMay()
  const of = { input: { id, batch } }
  return (
    <div className={editor.send}>
      {may('campaigns.start') && (
        <Button
          kind="plain"
          onClick={() =>
            act({
              ...of,
              at: 'POST /office/campaigns/codes/list',
              title: t('office-campaigns.codes.listTitle', { name, note }),
              verb: t('office-campaigns.codes.list'),
              onDone: ({ name: file, csv }) => saveFile(file, csv),
            })
          }
        >
          {t('office-campaigns.codes.list')}
        </Button>
      )}
      {may('campaigns.stop') && state === 'open' && (
        <Button
          kind="plain"
          onClick={() =>
            act({
              ...of,
              at: 'POST /office/campaigns/codes/stop',
              title: t('office-campaigns.codes.stopTitle', { name, note }),
              about: t('office-campaigns.codes.stopAbout'),
              verb: t('office-campaigns.codes.stop'),
            })
          }
        >
          {t('office-campaigns.codes.stop')}
        </Button>
      )}
    </div>
  )
}

/** Asks how many codes are made, what for, and until when they bring something. */
function MakeCodes({ id, name }: { id: string; name: string }) {
  const t = useT()
  const act = useAct()
  const [codes, setCodes] = useState('')
  const [note, setNote] = useState('')
  const [endsAt, setEndsAt] = useState('')
  const count = Number(codes)
  const isReady = Number.isInteger(count) && count >= 1 && count <= 10_000 && note.trim().length >= 3
  const make = () =>
    act({
      at: 'POST /office/campaigns/codes/make',
      input: { id, codes: count, note: note.trim(), ...(endsAt === '' ? {} : { endsAt }) },
      title: t('office-campaigns.codes.makeTitle', { name }),
      about: t('office-campaigns.codes.makeAbout'),
      verb: t('office-settings.ask'),
    })
  return (
    <Form onSubmit={make}>
      <div className={editor.grid}>
        <TextLine
          label={t('office-campaigns.codes.count')}
          hint={t('office-campaigns.codes.countHint')}
          value={codes}
          isMono
          onChange={setCodes}
        />
        <TextLine label={t('office-campaigns.codes.note')} hint={t('office-campaigns.codes.noteHint')} value={note} onChange={setNote} />
        <LazyMomentField label={t('office-campaigns.codes.endsAt')} value={endsAt} onChange={setEndsAt} />
      </div>
      <Button type="submit" kind="line" disabled={!isReady}>
        {t('office-campaigns.codes.make')}
      </Button>
    </Form>
  )
}
