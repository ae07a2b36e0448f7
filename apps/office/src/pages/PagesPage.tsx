import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Filters, Moment, SearchFilter, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { LanguageLinks } from '../versions/index.ts'
import editor from '../base/pieces/editor.module.css'

type Listed = OfficeAnswers<'GET /office/pages'>['pages'][number]
type Named = { name: string; title: string; pages: readonly Listed[] }

/** The site's own pages, each with the languages in which it is there. */
export function PagesPage() {
  const { caller } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const { data, error } = useQuery(asked(caller, 'GET /office/pages', {}))
  const words = (filters['words'] ?? '').toLowerCase()
  const [first = 'en'] = data?.languages ?? []
  const rows = data && byName(data.pages, first).filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(words))
  return (
    <Page title={t('office-pages.title')}>
      <Filters>
        <SearchFilter label={t('office-pages.words')} value={filters['words'] ?? ''} onChange={(value) => setFilters({ words: value })} />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-pages.title')}
        columns={useColumns(data?.languages ?? [])}
        rows={error ? null : rows}
        keyOf={({ name }) => name}
        hrefOf={({ name, pages }) => `/pages/${name}/${pages[0]?.language ?? first}`}
        empty={t('office-pages.none')}
      />
    </Page>
  )
}

/** Groups pages by name, each with its first language first. */
function byName(pages: readonly Listed[], first: string): Named[] {
  return [...Map.groupBy(pages, ({ name }) => name)].map(([name, of]) => {
    const sorted = of.toSorted((one, other) => Number(other.language === first) - Number(one.language === first))
    return { name, title: sorted[0]?.title ?? name, pages: sorted }
  })
}

function useColumns(languages: readonly string[]): Column<Named>[] {
  const t = useT()
  return [
    {
      id: 'name',
      title: t('office-pages.page'),
      cell: ({ name, title }) => (
        <>
          {title}
          <span dir="ltr" className={editor.about}>
            /{name}
          </span>
        </>
      ),
    },
    {
      id: 'languages',
      title: t('office-pages.languages'),
      cell: ({ name, pages }) => <Languages name={name} pages={pages} languages={languages} />,
    },
    {
      id: 'state',
      title: t('office-pages.state'),
      cell: ({ pages }) => <State pages={pages} />,
    },
    {
      id: 'published',
      title: t('office-pages.published'),
      isEnd: true,
      cell: ({ pages }) => <Moment at={pages[0]?.publishedAt ?? null} />,
    },
  ]
}

/** Whether a page is still an example in some language, and whether another text of it is planned. */
function State({ pages }: Pick<Named, 'pages'>) {
  const t = useT()
  return (
    <>
      {pages.some(({ isExample }) => isExample) && <Tag tone="warning">{t('office-pages.example')}</Tag>}{' '}
      {pages.some(({ planned }) => planned > 0) && <Tag tone="brass">{t('office-settings.planned')}</Tag>}
    </>
  )
}

/** The languages of the site: those in which the page is there, and those in which it is not yet. */
function Languages({ name, pages, languages }: Pick<Named, 'name' | 'pages'> & { languages: readonly string[] }) {
  const t = useT()
  return (
    <LanguageLinks
      languages={languages}
      has={(language) => pages.some((page) => page.language === language)}
      hrefOf={(language) => `/pages/${name}/${language}`}
      labelOf={(language, isThere) => t(isThere ? 'office-pages.inLanguage' : 'office-pages.notIn', { name, language })}
    />
  )
}
