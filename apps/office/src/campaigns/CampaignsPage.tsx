import type { CampaignRow } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment, SearchFilter, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import editor from '../base/pieces/editor.module.css'
import { costText } from './CampaignFigures.tsx'
import { toneOfCampaign } from './campaign-state.ts'

const states = Object.keys(toneOfCampaign) as CampaignRow['state'][] // its own keys

/** The campaigns, each with how it stands, where it is offered, what it has cost and how it was taken up. */
export function CampaignsPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const may = useMay()
  const [filters, setFilters] = useFilters()
  const { data, error } = useQuery(asked(caller, 'GET /office/campaigns', {}))
  const words = (filters['words'] ?? '').toLowerCase()
  const rows = data?.campaigns.filter(
    ({ id, name, promoCode, state }) =>
      `${id} ${name} ${promoCode ?? ''}`.toLowerCase().includes(words) && (!filters['state'] || state === filters['state']),
  )
  const acts = may('campaigns.draft')
    ? [{ id: 'campaign.new', keys: 'c', label: t('office-campaigns.new'), isMain: true, run: () => go('/campaigns/new') }]
    : []
  return (
    <Page title={t('office-campaigns.title')} acts={acts}>
      <Filters>
        <SearchFilter
          label={t('office-campaigns.words')}
          value={filters['words'] ?? ''}
          onChange={(value) => setFilters({ words: value })}
        />
        <ChoiceFilter
          label={t('office-campaigns.state')}
          value={filters['state'] ?? ''}
          all={t('office.list.all')}
          options={states.map((value) => ({ value, label: t(`office-campaigns.state.${value}`) }))}
          onChange={(value) => setFilters({ state: value })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-campaigns.title')}
        columns={useColumns()}
        rows={error ? null : rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/campaigns/${id}`}
        empty={t('office-campaigns.none')}
      />
    </Page>
  )
}

function useColumns(): Column<CampaignRow>[] {
  const t = useT()
  return [
    {
      id: 'name',
      title: t('office-campaigns.name'),
      cell: ({ id, name, promoCode, isAutomatic }) => (
        <>
          <bdi>{name}</bdi>
          <span className={editor.about}>
            {[
              id,
              ...(promoCode ? [t('office-campaigns.code', { code: promoCode })] : []),
              ...(isAutomatic ? [t('office-campaigns.automatic')] : []),
            ].join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'state',
      title: t('office-campaigns.state'),
      cell: ({ state }) => <Tag tone={toneOfCampaign[state]}>{t(`office-campaigns.state.${state}`)}</Tag>,
    },
    { id: 'countries', title: t('office-campaigns.countries'), cell: (row) => countriesText(row, t) },
    {
      id: 'takeUp',
      title: t('office-campaigns.takeUp'),
      cell: ({ figures }) => (figures ? t('office-campaigns.players', { count: figures.players }) : '–'),
    },
    { id: 'cost', title: t('office-campaigns.cost'), cell: ({ figures }) => <bdi>{figures ? costText(figures.cost) : '–'}</bdi> },
    {
      id: 'time',
      title: t('office-campaigns.time'),
      isEnd: true,
      cell: ({ startsAt, endsAt }) => (
        <>
          <Moment at={startsAt} /> – <Moment at={endsAt} none={t('office-campaigns.noEnd')} />
        </>
      ),
    },
  ]
}

function countriesText({ countries, excludedCountries }: CampaignRow, t: ReturnType<typeof useT>): string {
  if (countries.length > 0) return countries.filter((one) => !excludedCountries.includes(one)).join(' ')
  return excludedCountries.length > 0
    ? t('office-campaigns.except', { countries: excludedCountries.join(' ') })
    : t('office-campaigns.everywhere')
}
