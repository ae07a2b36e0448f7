import type { ChatMessage } from '@fairhouse/contract/office/chat.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { plainSearch, useFilters } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { ChatState } from './ChatState.tsx'
import { ChosenMessage } from './ChosenMessage.tsx'
import { useChatActs } from './use-chat-acts.ts'
import style from './Chat.module.css'

const everyMs = 5000

/** The chat of the bingo rooms: what was reported first, all messages where that is asked for, and what can be done about them. */
export function ChatPage() {
  const { background } = useOffice()
  const t = useT()
  const [filters, setFilters] = useFilters()
  const { part, room } = partOf(filters)
  // What players write comes by itself; it keeps nobody signed in.
  const asked = useInfiniteQuery({
    ...askedPages(background, 'GET /office/chat', { part, ...(room ? { room } : {}) }),
    refetchInterval: everyMs,
  })
  const pages = asked.error ? [] : (asked.data?.pages ?? [])
  const rows = asked.data && !asked.error ? pages.flatMap(({ messages }) => messages) : undefined
  const rooms = pages[0]?.rooms ?? []
  const chosen = rows?.find(({ id }) => id === filters['message'])
  return (
    <Page title={t('office-chat.title')} acts={useChatActs(chosen)}>
      <p className={style.about}>
        {t('office-chat.about')} <OfficeLink href="/chat/words">{t('office-chat.toWords')}</OfficeLink>
      </p>
      {pages[0]?.isAway && (
        <p className={style.away} role="status">
          {t('office-chat.away', { count: pages[0].underWay })}
        </p>
      )}
      <ChatFilters rooms={rooms} />
      {asked.error && <ErrorNotice error={asked.error} />}
      {chosen && <ChosenMessage message={chosen} close={() => setFilters({ message: '' })} />}
      <Table
        isMain
        label={t('office-chat.title')}
        columns={useColumns(rooms)}
        rows={asked.error ? null : rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/chat${plainSearch({ ...filters, message: id })}`}
        empty={t(part === 'all' ? 'office-chat.none' : 'office-chat.noneReported')}
        more={{ has: asked.hasNextPage, isLoading: asked.isFetchingNextPage, load: () => void asked.fetchNextPage() }}
      />
    </Page>
  )
}

type Rooms = readonly { room: string; name: string }[]

const partOf = (filters: Readonly<Record<string, string>>) =>
  ({ part: filters['part'] === 'all' ? 'all' : 'reported', room: filters['room'] }) as const

function ChatFilters({ rooms }: { rooms: Rooms }) {
  const t = useT()
  const [filters, setFilters] = useFilters()
  const { part, room } = partOf(filters)
  return (
    <Filters>
      <ChoiceFilter
        label={t('office-chat.part')}
        value={part === 'all' ? 'all' : ''}
        all={t('office-chat.reported')}
        options={[{ value: 'all', label: t('office-chat.all') }]}
        onChange={(value) => setFilters({ part: value, message: '' })}
      />
      <ChoiceFilter
        label={t('office-chat.room')}
        value={room ?? ''}
        all={t('office.list.all')}
        options={rooms.map((one) => ({ value: one.room, label: one.name }))}
        onChange={(value) => setFilters({ room: value, message: '' })}
      />
    </Filters>
  )
}

function useColumns(rooms: Rooms): Column<ChatMessage>[] {
  const t = useT()
  return [
    { id: 'message', title: t('office-chat.message'), cell: ({ text }) => <bdi>{text}</bdi> },
    { id: 'nickname', title: t('office-chat.nickname'), cell: ({ nickname }) => <bdi>{nickname}</bdi> },
    { id: 'state', title: t('office-chat.state'), cell: (message) => <ChatState message={message} /> },
    { id: 'room', title: t('office-chat.room'), cell: (row) => <bdi>{rooms.find(({ room }) => room === row.room)?.name ?? row.room}</bdi> },
    { id: 'reports', title: t('office-chat.reports'), isEnd: true, cell: ({ reports }) => reports },
    { id: 'at', title: t('office-chat.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
  ]
}
