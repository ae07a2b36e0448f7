import type { ChangeRequest } from '@fairhouse/contract/office/index.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { callName, requestStates, toneOfState } from './request-words.ts'

const kinds = ['deciding', 'mine'] as const

/** Changes that wait for a second person: those that one may decide, and one's own. */
export function RequestsPage() {
  const { caller } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const of = kinds.find((one) => one === filters['of']) ?? 'deciding'
  const state = filters['state'] === 'all' ? undefined : (requestStates.find((one) => one === filters['state']) ?? 'waiting')
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/requests', { of, ...(state ? { state } : {}) }),
  )
  const columns = useColumns()
  return (
    <Page title={t('office-house.requests.title')}>
      <Filters>
        <ChoiceFilter
          label={t('office-house.requests.of')}
          value={of === 'mine' ? 'mine' : ''}
          all={t('office-house.requests.deciding')}
          options={[{ value: 'mine', label: t('office-house.requests.mine') }]}
          onChange={(value) => setFilters({ of: value })}
        />
        <ChoiceFilter
          label={t('office-house.staff.state')}
          value={state === 'waiting' ? '' : (state ?? 'all')}
          all={t('office-house.requestState.waiting')}
          options={[
            ...requestStates.filter((one) => one !== 'waiting').map((value) => ({ value, label: t(`office-house.requestState.${value}`) })),
            { value: 'all', label: t('office.list.all') },
          ]}
          onChange={(value) => setFilters({ state: value })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-house.requests.title')}
        columns={columns}
        rows={error ? null : data?.pages.flatMap(({ requests }) => requests)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/approvals/${encodeURIComponent(id)}`}
        empty={of === 'mine' ? t('office-house.requests.noneMine') : t('office-house.requests.none')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
      />
    </Page>
  )
}

function useColumns(): Column<ChangeRequest>[] {
  const { texts } = useOffice()
  const { t } = texts
  return [
    { id: 'call', title: t('office-house.requests.change'), cell: ({ call }) => callName(texts, call) },
    { id: 'subject', title: t('office-house.requests.subject'), cell: ({ subject }) => <bdi>{subject ?? '–'}</bdi> },
    { id: 'by', title: t('office-house.requests.by'), cell: ({ madeBy }) => madeBy.name },
    {
      id: 'state',
      title: t('office-house.staff.state'),
      cell: ({ state, mayDecide, whyNot }) => (
        <>
          <Tag tone={toneOfState[state]}>{t(`office-house.requestState.${state}`)}</Tag>
          {state === 'waiting' && !mayDecide && whyNot !== null && <> {t('office-house.request.whyNot', { why: whyNot })}</>}
        </>
      ),
    },
    { id: 'made', title: t('office-house.requests.made'), isEnd: true, cell: ({ madeAt }) => <Moment at={madeAt} /> },
    { id: 'expires', title: t('office-house.requests.expires'), isEnd: true, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  ]
}
