import type { OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import type { PlayerRow } from '@fairhouse/contract/office/players/players.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice, refusalWords } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment, SearchFilter, Tag } from '../base/pieces/pieces.tsx'
import { useSelection, type Selection } from '../base/pieces/selection.ts'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { SelectionBar, useBulkCalls } from '../bulk/index.ts'
import { useExport } from '../export/index.ts'
import { usePaletteKey } from './use-palette-key.ts'
import { toneOfStatus } from './base/player-words.ts'

const statuses = Object.keys(toneOfStatus) as PlayerRow['status'][] // its own keys

/** The players who came last, by country and state. Whoever looks for one finds them by the search. */
export function PlayersPage() {
  const { caller } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  usePaletteKey()
  const status = statuses.find((one) => one === filters['status'])
  const country = /^[A-Z]{3}$/.test(filters['country'] ?? '') ? filters['country'] : undefined
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/players', { ...(status ? { status } : {}), ...(country ? { country } : {}) }),
  )
  const columns = useColumns()
  const rows = error ? null : data?.pages.flatMap(({ players }) => players)
  const selection = useSelection(rows?.map(({ id }) => id) ?? [])
  const hasMany = useBulkCalls('player').length > 0
  const taking = useExport('GET /office/players', { status, country })
  const chooseAll = useChooseAll(selection, { ...(status ? { status } : {}), ...(country ? { country } : {}) })
  return (
    <Page title={t('office-players.title')} acts={taking}>
      <Filters>
        <SearchFilter
          hasKey={false}
          label={t('office-players.country')}
          value={filters['country'] ?? ''}
          onChange={(value) => setFilters({ country: value.trim().toUpperCase() })}
        />
        <ChoiceFilter
          label={t('office-players.status')}
          value={status ?? ''}
          all={t('office.list.all')}
          options={statuses.map((value) => ({ value, label: t(`office-queues.playerStatus.${value}`) }))}
          onChange={(value) => setFilters({ status: value })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-players.title')}
        columns={columns}
        rows={rows}
        selection={hasMany ? selection : undefined}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/players/${id}`}
        empty={t('office-players.none')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
      />
      {hasMany && <SelectionBar kind="player" selection={selection} chooseAll={() => void chooseAll()} />}
    </Page>
  )
}

/** Chooses everybody whom the filters let through, up to as many as one act reaches. */
function useChooseAll(selection: Selection, filters: OfficeTakes<'GET /office/players/numbers'>): () => Promise<void> {
  const { caller, texts, toasts } = useOffice()
  return async () => {
    const outcome = await caller.call('GET /office/players/numbers', filters)
    if (!outcome.ok) return void toasts.show('warning', refusalWords(texts, outcome.refusal))
    selection.choose(outcome.value.ids)
    if (outcome.value.isMore) toasts.show('warning', texts.t('office-bulk.isMore', { count: outcome.value.ids.length }))
  }
}

function useColumns(): Column<PlayerRow>[] {
  const t = useT()
  return [
    { id: 'name', title: t('office-players.name'), cell: ({ name, id }) => <bdi>{name || id}</bdi> },
    { id: 'id', title: t('office-players.id'), cell: ({ id }) => <bdi>{id}</bdi> },
    { id: 'country', title: t('office-players.country'), cell: ({ country }) => country },
    {
      id: 'status',
      title: t('office-players.status'),
      cell: ({ status }) => <Tag tone={toneOfStatus[status]}>{t(`office-queues.playerStatus.${status}`)}</Tag>,
    },
    { id: 'opened', title: t('office-players.opened'), isEnd: true, cell: ({ openedAt }) => <Moment at={openedAt} /> },
    { id: 'seen', title: t('office-players.seen'), isEnd: true, cell: ({ lastLoginAt }) => <Moment at={lastLoginAt} /> },
  ]
}
