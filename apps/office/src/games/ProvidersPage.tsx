import type { ProviderRow } from '@fairhouse/contract/office/games.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, SearchFilter, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { toneOfGame, whereText } from './game-words.ts'

const states = ['on', 'partly', 'off'] as const

/** Those who make games, each with how many there are of it and how it stands. */
export function ProvidersPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const may = useMay()
  const [filters, setFilters] = useFilters()
  const state = states.find((one) => one === filters['state'])
  const { words } = filters
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/providers', { ...(words ? { words } : {}), ...(state ? { state } : {}) }),
  )
  const acts = may('games.edit')
    ? [{ id: 'provider.new', keys: 'c', label: t('office-games.newProvider'), isMain: true, run: () => go('/games/providers/new') }]
    : []
  return (
    <Page title={t('office-games.providers')} back={{ href: '/games', label: t('office-games.title') }} acts={acts}>
      <Filters>
        <SearchFilter label={t('office-games.providerWords')} value={words ?? ''} onChange={(value) => setFilters({ words: value })} />
        <ChoiceFilter
          label={t('office-games.state')}
          value={state ?? ''}
          all={t('office.list.all')}
          options={states.map((value) => ({ value, label: t(`office-games.state.${value}`) }))}
          onChange={(value) => setFilters({ state: value })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-games.providers')}
        columns={useColumns()}
        rows={error ? null : data?.pages.flatMap(({ providers }) => providers)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/games/providers/${id}`}
        empty={t('office-games.noProvider')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
      />
    </Page>
  )
}

function useColumns(): Column<ProviderRow>[] {
  const t = useT()
  return [
    { id: 'name', title: t('office-games.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'id', title: t('office-games.id'), cell: ({ id }) => <bdi>{id}</bdi> },
    { id: 'games', title: t('office-games.title'), isEnd: true, cell: ({ games }) => games },
    { id: 'where', title: t('office-games.where'), cell: ({ where }) => whereText(t, where) },
    {
      id: 'state',
      title: t('office-games.state'),
      cell: ({ state }) => <Tag tone={toneOfGame[state]}>{t(`office-games.state.${state}`)}</Tag>,
    },
  ]
}
