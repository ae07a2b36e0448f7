import type { LinkedBonuses } from '@fairhouse/contract/office/bonuses/bonus-links.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useFilters } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import style from './BonusLinks.module.css'

type Shared = LinkedBonuses['shares'][number]
/** What seldom is in order is told from what households share. */
const tones = {
  person: 'warning',
  paymentAccount: 'warning',
  phoneNumber: 'brass',
  address: 'quiet',
  device: 'quiet',
} as const satisfies Record<Shared, string>
const sharedThings = Object.keys(tones) as Shared[] // its own keys

/** Bonuses of accounts that belong together: who, by what, and what they have had. People decide what follows. */
export function BonusLinksPage() {
  const { caller } = useOffice()
  const t = useT()
  const momentText = useMomentText()
  const [filters, setFilters] = useFilters()
  const share = sharedThings.find((one) => one === filters['share'])
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/bonus-links', share ? { share } : {}))
  const rows = asked.error ? null : asked.data?.pages.flatMap(({ groups }) => groups)
  const foundAt = asked.data?.pages[0]?.foundAt
  return (
    <Page title={t('office-bonus-links.title')}>
      <p className={style.about}>{t('office-bonus-links.about')}</p>
      <Filters>
        <ChoiceFilter
          label={t('office-bonus-links.shares')}
          value={share ?? ''}
          all={t('office.list.all')}
          options={sharedThings.map((value) => ({ value, label: t(`office-bonus-links.share.${value}`) }))}
          onChange={(value) => setFilters({ share: value })}
        />
      </Filters>
      {asked.error && <ErrorNotice error={asked.error} />}
      <Table
        isMain
        label={t('office-bonus-links.title')}
        columns={useColumns()}
        rows={rows}
        keyOf={({ place }) => place}
        empty={t('office-bonus-links.none')}
        more={{ has: asked.hasNextPage, isLoading: asked.isFetchingNextPage, load: () => void asked.fetchNextPage() }}
      />
      {foundAt && <p className={style.about}>{t('office-bonus-links.foundAt', { at: momentText(foundAt) })}</p>}
    </Page>
  )
}

const moneyOf = (sums: LinkedBonuses['given']) => sums.map(({ currency, amount }) => `${amount} ${currency}`).join(' · ') || '–'

function useColumns(): Column<LinkedBonuses>[] {
  const t = useT()
  return [
    { id: 'players', title: t('office-bonus-links.players'), cell: (row) => <Players row={row} /> },
    {
      id: 'shares',
      title: t('office-bonus-links.shares'),
      cell: ({ shares }) => (
        <span className={style.tags}>
          {shares.map((one) => (
            <Tag key={one} tone={tones[one]}>
              {t(`office-bonus-links.share.${one}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    {
      id: 'campaigns',
      title: t('office-bonus-links.campaigns'),
      cell: ({ campaigns }) => (
        <span className={style.tags}>
          {campaigns.map(({ id, name }) => (
            <OfficeLink key={id} href={`/campaigns/${id}`}>
              <bdi>{name}</bdi>
            </OfficeLink>
          ))}
          {campaigns.length === 0 && '–'}
        </span>
      ),
    },
    { id: 'bonuses', title: t('office-bonus-links.bonuses'), isEnd: true, cell: ({ bonuses }) => bonuses },
    { id: 'given', title: t('office-bonus-links.given'), isEnd: true, cell: ({ given }) => <bdi>{moneyOf(given)}</bdi> },
    { id: 'converted', title: t('office-bonus-links.converted'), isEnd: true, cell: ({ converted }) => <bdi>{moneyOf(converted)}</bdi> },
    { id: 'last', title: t('office-bonus-links.last'), isEnd: true, cell: ({ lastAt }) => <Moment at={lastAt} /> },
  ]
}

function Players({ row: { players, count } }: { row: LinkedBonuses }) {
  const t = useT()
  return (
    <span className={style.tags}>
      {players.map(({ id, name, country }) => (
        <OfficeLink key={id} href={`/players/${id}`}>
          <bdi>{`${name || id} (${country})`}</bdi>
        </OfficeLink>
      ))}
      {count > players.length && <span>{t('office-bonus-links.more', { count: count - players.length })}</span>}
    </span>
  )
}
