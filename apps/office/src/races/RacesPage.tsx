import type { RaceRow } from '@fairhouse/contract/office/bonuses/races.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import editor from '../base/pieces/editor.module.css'
import { toneOfRace } from './race-state.ts'

/** The races, each with how it stands and who takes part. */
export function RacesPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const may = useMay()
  const { data, error } = useQuery(asked(caller, 'GET /office/races', {}))
  const acts = may('campaigns.draft')
    ? [{ id: 'race.new', keys: 'c', label: t('office-races.new'), isMain: true, run: () => go('/races/new') }]
    : []
  return (
    <Page title={t('office-races.title')} acts={acts}>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-races.title')}
        columns={useColumns()}
        rows={error ? null : data?.races}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/races/${id}`}
        empty={t('office-races.none')}
      />
    </Page>
  )
}

function useColumns(): Column<RaceRow>[] {
  const t = useT()
  return [
    {
      id: 'name',
      title: t('office-races.name'),
      cell: ({ id, name, format }) => (
        <>
          <bdi>{name}</bdi>
          <span className={editor.about}>{`${id} · ${t(`office-races.format.${format}`)}`}</span>
        </>
      ),
    },
    {
      id: 'state',
      title: t('office-races.state'),
      cell: ({ state }) => <Tag tone={toneOfRace[state]}>{t(`office-races.state.${state}`)}</Tag>,
    },
    { id: 'players', title: t('office-races.players'), cell: ({ players }) => players },
    {
      id: 'buyIn',
      title: t('office-races.field.buyIn'),
      cell: ({ buyIn, currency }) => <bdi>{buyIn === null ? '–' : `${buyIn} ${currency}`}</bdi>,
    },
    { id: 'from', title: t('office-races.field.from'), cell: ({ from }) => <Moment at={from} /> },
    { id: 'until', title: t('office-races.field.until'), isEnd: true, cell: ({ until }) => <Moment at={until} /> },
  ]
}
