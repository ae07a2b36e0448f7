import type { JackpotRow } from '@fairhouse/contract/office/bonuses/jackpots.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import editor from '../base/pieces/editor.module.css'
import { toneOfJackpot } from './jackpot-state.ts'

/** The jackpots, each with how it stands and what is in it. */
export function JackpotsPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const may = useMay()
  const { data, error } = useQuery(asked(caller, 'GET /office/jackpots', {}))
  const acts = may('campaigns.draft')
    ? [{ id: 'jackpot.new', keys: 'c', label: t('office-jackpots.new'), isMain: true, run: () => go('/jackpots/new') }]
    : []
  return (
    <Page title={t('office-jackpots.title')} acts={acts}>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-jackpots.title')}
        columns={useColumns()}
        rows={error ? null : data?.jackpots}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/jackpots/${id}`}
        empty={t('office-jackpots.none')}
      />
    </Page>
  )
}

function useColumns(): Column<JackpotRow>[] {
  const t = useT()
  return [
    {
      id: 'name',
      title: t('office-jackpots.name'),
      cell: ({ id, name, games }) => (
        <>
          <bdi>{name}</bdi>
          <span className={editor.about}>{`${id} · ${t('office-jackpots.games', { count: games })}`}</span>
        </>
      ),
    },
    {
      id: 'state',
      title: t('office-jackpots.state'),
      cell: ({ state }) => <Tag tone={toneOfJackpot[state]}>{t(`office-jackpots.state.${state}`)}</Tag>,
    },
    { id: 'kind', title: t('office-jackpots.kind'), cell: ({ kind }) => t(`office-jackpots.kind.${kind}`) },
    { id: 'meter', title: t('office-jackpots.meter'), cell: ({ meter, currency }) => <bdi>{moneyText(meter, currency)}</bdi> },
    { id: 'reserve', title: t('office-jackpots.reserve'), cell: ({ reserve, currency }) => <bdi>{moneyText(reserve, currency)}</bdi> },
    { id: 'since', title: t('office-jackpots.since'), isEnd: true, cell: ({ startedAt }) => <Moment at={startedAt} /> },
  ]
}

const moneyText = (amount: string | null, currency: string): string => (amount === null ? '–' : `${amount} ${currency}`)
