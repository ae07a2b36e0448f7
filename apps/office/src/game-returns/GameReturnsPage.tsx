import type { GameReturn } from '@fairhouse/contract/office/queues/game-returns.ts'
import { returnGrades, returnPeriods } from '@fairhouse/contract/office/queues/return-parts.ts'
import { moneyText } from '@fairhouse/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import editor from '../base/pieces/editor.module.css'
import { useExport } from '../export/index.ts'
import { GradeTag } from './GradeTag.tsx'
import { Rounds } from './Rounds.tsx'
import { percentText, spanText } from './return-words.ts'
import { usePeriod } from './use-period.ts'
import style from './GameReturns.module.css'

/** What each game that was played has returned, held against what it is to return: the furthest outside first. */
export function GameReturnsPage() {
  const { caller } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const period = usePeriod()
  const grade = returnGrades.find((one) => one === filters['grade'])
  const { words } = filters
  const wanted = { period, ...(words ? { words } : {}), ...(grade ? { grade } : {}) }
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/game-returns', wanted),
  )
  return (
    <Page title={t('office-game-returns.title')} acts={useExport('GET /office/game-returns', { period, words, grade })}>
      <p className={style.about}>{t('office-game-returns.about')}</p>
      <Filters>
        <SearchFilter label={t('office-games.words')} value={words ?? ''} onChange={(value) => setFilters({ words: value })} />
        <PeriodFilter />
        <ChoiceFilter
          label={t('office-queues.gameReturn.grade')}
          value={grade ?? ''}
          all={t('office.list.all')}
          options={returnGrades.map((value) => ({ value, label: t(`office-queues.gameReturn.grade.${value}`) }))}
          onChange={(value) => setFilters({ grade: value })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-game-returns.title')}
        columns={useColumns()}
        rows={error ? null : data?.pages.flatMap(({ games }) => games)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/games/returns/${id}?period=${period}`}
        empty={t('office-queues.gameReturn.none')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
      />
    </Page>
  )
}

/** The stretch of days that is looked at; the empty choice is 30 days. */
export function PeriodFilter() {
  const t = useT()
  const [filters, setFilters] = useFilters()
  return (
    <ChoiceFilter
      label={t('office-queues.gameReturn.period')}
      value={filters['period'] === '30' ? '' : (filters['period'] ?? '')}
      all={t('office-queues.gameReturn.period.30')}
      options={returnPeriods
        .filter((one) => one !== '30')
        .map((value) => ({ value, label: t(`office-queues.gameReturn.period.${value}`) }))}
      onChange={(value) => setFilters({ period: value })}
    />
  )
}

function useColumns(): Column<GameReturn>[] {
  const t = useT()
  const sums = (money: GameReturn['money'], of: 'staked' | 'won') =>
    money.map(({ currency, [of]: amount }) => <bdi key={currency}>{moneyText(amount, currency)}</bdi>)
  return [
    {
      id: 'name',
      title: t('office-queues.gameReturn.game'),
      cell: ({ id, name, provider, studio }) => (
        <>
          <bdi>{name}</bdi>
          <span className={editor.about}>
            <bdi>{`${id} · ${provider ?? studio}`}</bdi>
          </span>
        </>
      ),
    },
    { id: 'rounds', title: t('office-queues.gameReturn.rounds'), isEnd: true, cell: ({ rounds }) => <Rounds count={rounds} /> },
    {
      id: 'staked',
      title: t('office-game-returns.staked'),
      isEnd: true,
      cell: ({ money }) => <span className={style.sums}>{sums(money, 'staked')}</span>,
    },
    {
      id: 'won',
      title: t('office-game-returns.won'),
      isEnd: true,
      cell: ({ money }) => <span className={style.sums}>{sums(money, 'won')}</span>,
    },
    { id: 'actual', title: t('office-queues.gameReturn.actual'), isEnd: true, cell: ({ actual }) => <bdi>{percentText(actual)}</bdi> },
    { id: 'printed', title: t('office-game-returns.printed'), isEnd: true, cell: ({ printed }) => <bdi>{percentText(printed)}</bdi> },
    { id: 'stated', title: t('office-queues.gameReturn.stated'), isEnd: true, cell: ({ stated }) => <bdi>{spanText(stated)}</bdi> },
    { id: 'band', title: t('office-queues.gameReturn.band'), isEnd: true, cell: ({ band }) => <bdi>{spanText(band)}</bdi> },
    { id: 'grade', title: t('office-queues.gameReturn.grade'), cell: (game) => <GradeTag of={game} /> },
  ]
}
