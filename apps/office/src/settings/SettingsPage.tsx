import type { SettingRow } from '@fairhouse/contract/office/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment, SearchFilter } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { lineOf } from '../versions/index.ts'
import { SettingTags } from './SettingTags.tsx'
import { isWanted, shows } from './wanted-settings.ts'
import style from './Settings.module.css'

/** Every setting of the house: found by its name or by what it is for, by group, and by whether somebody has changed it. */
export function SettingsPage() {
  const { caller } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const { data, error } = useQuery(asked(caller, 'GET /office/settings', {}))
  const groups = [...new Set(data?.settings.map(({ group }) => group))]
  return (
    <Page title={t('office-settings.title')}>
      <Filters>
        <SearchFilter label={t('office-settings.words')} value={filters['words'] ?? ''} onChange={(words) => setFilters({ words })} />
        <ChoiceFilter
          label={t('office-settings.group')}
          value={filters['group'] ?? ''}
          all={t('office.list.all')}
          options={groups.map((value) => ({ value, label: t(`office-settings.groups.${value}`) }))}
          onChange={(group) => setFilters({ group })}
        />
        <ChoiceFilter
          label={t('office-settings.show')}
          value={filters['show'] ?? ''}
          all={t('office.list.all')}
          options={shows.map((value) => ({ value, label: t(`office-settings.shows.${value}`) }))}
          onChange={(show) => setFilters({ show })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-settings.title')}
        columns={useColumns()}
        rows={error ? null : data?.settings.filter((row) => isWanted(row, filters))}
        keyOf={({ name }) => name}
        hrefOf={({ name }) => `/settings/${encodeURIComponent(name)}`}
        empty={t('office-settings.none')}
      />
    </Page>
  )
}

function useColumns(): Column<SettingRow>[] {
  const t = useT()
  return [
    {
      id: 'name',
      title: t('office-settings.name'),
      cell: ({ name, about }) => (
        <>
          <span dir="ltr" className={style.name}>
            {name}
          </span>
          <span className={style.about}>{about}</span>
        </>
      ),
    },
    {
      id: 'value',
      title: t('office-settings.value'),
      cell: ({ value }) => (
        <span dir="ltr" className={style.value}>
          {lineOf(value) || '–'}
        </span>
      ),
    },
    { id: 'marks', title: t('office-settings.marks'), cell: (row) => <SettingTags setting={row} /> },
    { id: 'changed', title: t('office-settings.changed'), isEnd: true, cell: ({ changedAt }) => <Moment at={changedAt} /> },
  ]
}
