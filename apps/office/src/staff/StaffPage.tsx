import type { StaffRow } from '@fairhouse/contract/office/index.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ErrorNotice, roleName } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment, SearchFilter, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { staffStates, toneOfState } from './staff-words.ts'

/** The colleagues, by name. */
export function StaffPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const may = useMay()
  const [filters, setFilters] = useFilters()
  const state = staffStates.find((one) => one === filters['state'])
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/staff', {
      ...(state ? { state } : {}),
      ...(filters['role'] ? { role: filters['role'] } : {}),
      ...(filters['words'] ? { words: filters['words'] } : {}),
    }),
  )
  const columns = useColumns()
  return (
    <Page
      title={t('office-house.staff.title')}
      acts={
        may('staff.invite')
          ? [{ id: 'staff.invite', keys: 'n', label: t('office-house.invite.title'), isMain: true, run: () => go('/staff/invite') }]
          : []
      }
    >
      <Filters>
        <SearchFilter label={t('office-house.staff.words')} value={filters['words'] ?? ''} onChange={(words) => setFilters({ words })} />
        <ChoiceFilter
          label={t('office-house.staff.state')}
          value={state ?? ''}
          all={t('office.list.all')}
          options={staffStates.map((value) => ({ value, label: t(`office-house.state.${value}`) }))}
          onChange={(value) => setFilters({ state: value })}
        />
        <RoleFilter value={filters['role'] ?? ''} onChange={(role) => setFilters({ role })} />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-house.staff.title')}
        columns={columns}
        rows={error ? null : data?.pages.flatMap(({ staff }) => staff)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/staff/${id}`}
        empty={t('office-house.staff.none')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
      />
    </Page>
  )
}

function useColumns(): Column<StaffRow>[] {
  const { texts } = useOffice()
  const { t } = texts
  return [
    { id: 'name', title: t('office-house.staff.name'), cell: ({ name }) => name },
    { id: 'email', title: t('office-house.staff.email'), cell: ({ email }) => <span dir="ltr">{email}</span> },
    {
      id: 'roles',
      title: t('office-house.staff.roles'),
      cell: ({ roles }) => (roles.length > 0 ? roles.map((role) => roleName(texts, role)).join(', ') : '–'),
    },
    {
      id: 'state',
      title: t('office-house.staff.state'),
      cell: ({ state }) => <Tag tone={toneOfState[state]}>{t(`office-house.state.${state}`)}</Tag>,
    },
    { id: 'passkeys', title: t('office-house.staff.passkeys'), isEnd: true, cell: ({ passkeys }) => passkeys },
    { id: 'seen', title: t('office-house.staff.seen'), isEnd: true, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
  ]
}

function RoleFilter({ value, onChange }: { value: string; onChange: (role: string) => void }) {
  const { caller, texts } = useOffice()
  const may = useMay()
  const { data } = useQuery({ ...asked(caller, 'GET /office/roles', {}), enabled: may('roles.read') })
  if (!data) return null
  return (
    <ChoiceFilter
      label={texts.t('office-house.staff.role')}
      value={value}
      all={texts.t('office.list.all')}
      options={data.roles.map(({ name, title }) => ({ value: name, label: roleName(texts, name, title) }))}
      onChange={onChange}
    />
  )
}
