import type { MessageRow } from '@fairhouse/contract/office/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, SearchFilter, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { LanguageLinks } from '../versions/index.ts'
import editor from '../base/pieces/editor.module.css'
import { nameKey } from './message-draft.ts'

const channels = ['mail', 'sms', 'push'] as const

/** Every mail and message that players are sent, by its occasion, with the languages in which the house has words of its own. */
export function MessagesPage() {
  const { caller } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const { data, error } = useQuery(asked(caller, 'GET /office/messages', {}))
  const words = (filters['words'] ?? '').toLowerCase()
  const [first = 'en'] = data?.languages ?? []
  const rows = data?.messages.filter(
    ({ name, subject, channel }) =>
      `${name} ${t(nameKey(name))} ${subject}`.toLowerCase().includes(words) && (!filters['channel'] || channel === filters['channel']),
  )
  return (
    <Page title={t('office-messages.title')}>
      <Filters>
        <SearchFilter
          label={t('office-messages.words')}
          value={filters['words'] ?? ''}
          onChange={(value) => setFilters({ words: value })}
        />
        <ChoiceFilter
          label={t('office-messages.channel')}
          value={filters['channel'] ?? ''}
          all={t('office.list.all')}
          options={channels.map((value) => ({ value, label: t(`office-messages.channel.${value}`) }))}
          onChange={(value) => setFilters({ channel: value })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-messages.title')}
        columns={useColumns(data?.languages ?? [])}
        rows={error ? null : rows}
        keyOf={({ name }) => name}
        hrefOf={({ name }) => `/messages/${name}/${first}`}
        empty={t('office-messages.none')}
      />
    </Page>
  )
}

function useColumns(languages: readonly string[]): Column<MessageRow>[] {
  const t = useT()
  return [
    {
      id: 'occasion',
      title: t('office-messages.occasion'),
      cell: ({ name, subject }) => (
        <>
          {t(nameKey(name))}
          <span className={editor.about}>{subject}</span>
        </>
      ),
    },
    { id: 'channel', title: t('office-messages.channel'), cell: ({ channel }) => <Tag>{t(`office-messages.channel.${channel}`)}</Tag> },
    { id: 'languages', title: t('office-messages.languages'), cell: (row) => <Languages row={row} languages={languages} /> },
  ]
}

/** The languages of the site: those in which the house has words of its own are filled. */
function Languages({ row: { name, own }, languages }: { row: MessageRow; languages: readonly string[] }) {
  const t = useT()
  return (
    <LanguageLinks
      languages={languages}
      has={(language) => own.some((one) => one.language === language)}
      hrefOf={(language) => `/messages/${name}/${language}`}
      labelOf={(language, isOwn) => t(isOwn ? 'office-messages.inLanguage' : 'office-messages.notIn', { name: t(nameKey(name)), language })}
    />
  )
}
