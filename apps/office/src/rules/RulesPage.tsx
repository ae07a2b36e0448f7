import type { RulesRow } from '@fairhouse/contract/office/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'

/** Every country with rules of its own, and what holds for all others. */
export function RulesPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/rules', {}))
  return (
    <Page title={t('office-house.rules.title')}>
      <p>{t('office-house.rules.about')}</p>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-house.rules.title')}
        columns={useColumns()}
        rows={error ? null : data?.countries}
        keyOf={({ country }) => country}
        hrefOf={({ country }) => `/rules/${country === '*' ? 'others' : country}`}
        empty={t('office-house.rules.none')}
      />
    </Page>
  )
}

function useColumns(): Column<RulesRow>[] {
  const t = useT()
  return [
    {
      id: 'country',
      title: t('office-house.rules.country'),
      cell: ({ country }) => (country === '*' ? t('office-house.rules.others') : country),
    },
    {
      id: 'verified',
      title: t('office-house.rules.verified'),
      cell: ({ isVerified }) => (
        <Tag tone={isVerified ? 'good' : 'warning'}>{t(`office-house.rules.isVerified.${isVerified ? 'yes' : 'no'}`)}</Tag>
      ),
    },
    { id: 'versions', title: t('office-house.rules.versions'), isEnd: true, cell: ({ versions }) => versions },
    {
      id: 'since',
      title: t('office-house.rules.since'),
      isEnd: true,
      cell: ({ since, timeZone }) => <Moment at={since} timeZone={timeZone} />,
    },
    {
      id: 'next',
      title: t('office-house.rules.next'),
      isEnd: true,
      cell: ({ next, timeZone }) => <Moment at={next} timeZone={timeZone} />,
    },
    { id: 'checked', title: t('office-house.rules.checked'), isEnd: true, cell: ({ checkedOn }) => checkedOn || '–' },
  ]
}
