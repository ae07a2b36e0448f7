import type { GameRow } from '@fairhouse/contract/office/games.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, SearchFilter, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import editor from '../base/pieces/editor.module.css'
import { percentText, toneOfGame, whereText } from './game-words.ts'

const states = Object.keys(toneOfGame) as GameRow['state'][] // its own keys

/** The games by name, each with who makes it, what it pays back, where it may be played and how it stands. */
export function GamesPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const [filters] = useFilters()
  const state = states.find((one) => one === filters['state'])
  const { words, provider, studio, group } = filters
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/games', {
      ...(words ? { words } : {}),
      ...(provider ? { provider } : {}),
      ...(studio ? { studio } : {}),
      ...(group ? { group } : {}),
      ...(state ? { state } : {}),
    }),
  )
  return (
    <Page
      title={t('office-games.title')}
      acts={[{ id: 'games.providers', keys: 'p', label: t('office-games.providers'), run: () => go('/games/providers') }]}
    >
      <GameFilters />
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-games.title')}
        columns={useColumns()}
        rows={error ? null : data?.pages.flatMap(({ games }) => games)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/games/${id}`}
        empty={t('office-games.none')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
      />
    </Page>
  )
}

function GameFilters() {
  const { caller } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const { data } = useQuery(asked(caller, 'GET /office/games/filters', {}))
  const choice = (name: 'provider' | 'studio' | 'group' | 'state', label: string, options: { value: string; label: string }[]) => (
    <ChoiceFilter
      label={label}
      value={filters[name] ?? ''}
      all={t('office.list.all')}
      options={options}
      onChange={(value) => setFilters({ [name]: value })}
    />
  )
  const named = (names: readonly string[] = []) => names.map((name) => ({ value: name, label: name }))
  return (
    <Filters>
      <SearchFilter label={t('office-games.words')} value={filters['words'] ?? ''} onChange={(value) => setFilters({ words: value })} />
      {choice('provider', t('office-games.provider'), data?.providers.map(({ id, name }) => ({ value: id, label: name })) ?? [])}
      {choice('studio', t('office-games.studio'), named(data?.studios))}
      {choice('group', t('office-games.group'), named(data?.groups))}
      {choice(
        'state',
        t('office-games.state'),
        states.map((value) => ({ value, label: t(`office-games.state.${value}`) })),
      )}
    </Filters>
  )
}

function useColumns(): Column<GameRow>[] {
  const t = useT()
  return [
    {
      id: 'name',
      title: t('office-games.name'),
      cell: ({ id, name, friendlyId }) => (
        <>
          <bdi>{name}</bdi>
          <span className={editor.about}>
            <bdi>{`${id} · ${friendlyId}`}</bdi>
          </span>
        </>
      ),
    },
    { id: 'provider', title: t('office-games.provider'), cell: ({ provider }) => <bdi>{provider?.name ?? '–'}</bdi> },
    {
      id: 'studio',
      title: t('office-games.studio'),
      cell: ({ studio, isConnected }) => (isConnected ? <bdi>{studio}</bdi> : t('office-games.unconnected')),
    },
    { id: 'group', title: t('office-games.group'), cell: ({ group }) => <bdi>{group ?? '–'}</bdi> },
    { id: 'return', title: t('office-games.return'), isEnd: true, cell: ({ returnPercent }) => <bdi>{percentText(returnPercent)}</bdi> },
    { id: 'where', title: t('office-games.where'), cell: ({ where }) => whereText(t, where) },
    {
      id: 'state',
      title: t('office-games.state'),
      cell: ({ state }) => <Tag tone={toneOfGame[state]}>{t(`office-games.state.${state}`)}</Tag>,
    },
  ]
}
