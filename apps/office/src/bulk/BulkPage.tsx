import { inverseOfBulk, kindOfBulk } from '@fairhouse/contract/office/bulk-calls.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice, refusalWords, useAct } from '../acts/index.ts'
import { useFilters, useThing } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useMe } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import { Page, type PageAct } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Facts, Filters, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { useHouseClock } from '../base/use-house-clock.ts'
import { hrefOf, useBeginBulk } from './bulk-draft.ts'
import { bulkCallName, toneOfBulk, toneOfRow } from './bulk-words.ts'
import { inputFacts } from './input-facts.tsx'
import { refusalFrom } from './RehearsedRows.tsx'
import style from './Bulk.module.css'

type Read = OfficeAnswers<'GET /office/bulk/one'>
type RowState = Read['items'][number]['state']
const rowStates = Object.keys(toneOfRow) as RowState[] // its own keys

/** An act on many: when it begins, how far it is, and what became of each. */
export function BulkPage() {
  const { caller, texts } = useOffice()
  const { t } = texts
  const id = useThing()
  const [filters] = useFilters()
  const state = rowStates.find((one) => one === filters['state'])
  const asking = useInfiniteQuery({
    ...askedPages(caller, 'GET /office/bulk/one', { id, ...(state ? { state } : {}) }),
    refetchInterval: ({ state: { data } }) => (isOver(data?.pages[0]) ? false : 1000),
  })
  const back = { href: '/bulk', label: t('office-bulk.listTitle') }
  const first = asking.data?.pages[0]
  if (!first)
    return (
      <Page title={t('office-bulk.listTitle')} back={back}>
        {asking.error ? <ErrorNotice error={asking.error} /> : <Skeleton lines={8} label={t('office.list.loading')} />}
      </Page>
    )
  const items = asking.data?.pages.flatMap((page) => page.items) ?? []
  const more = { has: asking.hasNextPage, isLoading: asking.isFetchingNextPage, load: () => void asking.fetchNextPage() }
  return <OneBulk read={first} items={items} more={more} back={back} />
}

const isOver = (read: Read | undefined): boolean => read?.bulk.state === 'done' || read?.bulk.state === 'undone'

type OneProps = {
  read: Read
  items: Read['items']
  more: { has: boolean; isLoading: boolean; load: () => void }
  back: { href: string; label: string }
}

function OneBulk({ read, items, more, back }: OneProps) {
  const { texts } = useOffice()
  const { t } = texts
  const { bulk } = read
  const [filters, setFilters] = useFilters()
  const kind = kindOfBulk(bulk.call)
  return (
    <Page
      title={t('office-bulk.oneTitle', { name: bulkCallName(texts, bulk.call), count: bulk.rows })}
      back={back}
      aside={<Tag tone={toneOfBulk[bulk.state]}>{t(`office-bulk.bulkState.${bulk.state}`)}</Tag>}
      acts={useBulkActs(read)}
    >
      <Standing read={read} />
      <BulkFacts read={read} />
      <Filters>
        <ChoiceFilter
          label={t('office-bulk.state')}
          value={filters['state'] ?? ''}
          all={t('office.list.all')}
          options={rowStates.map((value) => ({ value, label: t(`office-bulk.rowState.${value}`) }))}
          onChange={(state) => setFilters({ state })}
        />
      </Filters>
      <Table
        isMain
        label={t('office-bulk.items')}
        rows={items}
        keyOf={({ subject }) => subject}
        hrefOf={({ subject }) => hrefOf(kind, subject)}
        empty={t('office-bulk.noItems')}
        more={more}
        columns={[
          { id: 'subject', title: t(`office-bulk.kind.${kind}`), cell: ({ subject }) => <bdi>{subject}</bdi> },
          {
            id: 'state',
            title: t('office-bulk.state'),
            cell: ({ state }) => <Tag tone={toneOfRow[state]}>{t(`office-bulk.rowState.${state}`)}</Tag>,
          },
          { id: 'why', title: t('office-bulk.what'), cell: ({ refused }) => (refused ? refusalWords(texts, refusalFrom(refused)) : '') },
        ]}
      />
    </Page>
  )
}

function BulkFacts({ read: { bulk, input, reason } }: { read: Read }) {
  const { texts } = useOffice()
  const { t } = texts
  return (
    <Facts
      facts={[
        { name: t('office-bulk.by'), value: bulk.by.name },
        { name: t('office-bulk.at'), value: <Moment at={bulk.at} /> },
        { name: t('office-bulk.reason'), value: <span dir="auto">{reason}</span> },
        ...inputFacts(texts, input),
      ]}
    />
  )
}

/** How far it is, in words that a screen reader tells and as a bar. */
function Standing({ read: { bulk } }: { read: Read }) {
  const { texts } = useOffice()
  const { t } = texts
  const now = useHouseClock(useMe().serverTime, 1000)
  const { state, startsAt, rows, done, refused } = bulk
  if (state === 'cooling') {
    const seconds = Math.max(0, Math.ceil((Date.parse(startsAt) - now) / 1000))
    return <Notice live>{t('office-bulk.cooling', { seconds })}</Notice>
  }
  if (state === 'undone') return <Notice>{t('office-bulk.wasUndone')}</Notice>
  return (
    <div>
      <p aria-live="polite">{t('office-bulk.progress', { done, refused, rows })}</p>
      {state === 'running' && <progress className={style.progress} aria-label={t('office-bulk.items')} max={rows} value={done + refused} />}
    </div>
  )
}

/** Undoing before it begins; afterwards what was refused again, and taking back what was done. */
function useBulkActs(read: Read): PageAct[] {
  const { caller, texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const begin = useBeginBulk()
  const { bulk } = read
  const kind = kindOfBulk(bulk.call)
  const inverse = inverseOfBulk[bulk.call]
  const from = `/bulk/${bulk.id}`
  const again = async (state: RowState, call: Read['bulk']['call']) => {
    const subjects: string[] = []
    let after: string | undefined
    do {
      const outcome = await caller.call('GET /office/bulk/one', { id: bulk.id, state, ...(after === undefined ? {} : { after }) })
      if (!outcome.ok) return
      subjects.push(...outcome.value.items.map(({ subject }) => subject))
      after = outcome.value.next ?? undefined
    } while (after !== undefined)
    begin({ kind, call, from, subjects })
  }
  const undo = () =>
    act({ at: 'POST /office/bulk/undo', input: { id: bulk.id }, title: t('office-bulk.undoTitle'), verb: t('office-bulk.undo') })
  if (bulk.state === 'cooling') return [{ id: 'bulk.undo', keys: 'z', label: t('office-bulk.undo'), isMain: true, run: undo }]
  if (bulk.state !== 'done') return []
  return [
    ...(bulk.refused > 0
      ? [
          {
            id: 'bulk.again',
            keys: 'r',
            label: t('office-bulk.again', { count: bulk.refused }),
            isMain: true,
            run: () => void again('refused', bulk.call),
          },
        ]
      : []),
    ...(inverse && bulk.done > 0
      ? [{ id: 'bulk.takeBack', keys: 't', label: t('office-bulk.takeBack', { count: bulk.done }), run: () => void again('done', inverse) }]
      : []),
  ]
}
