import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSite } from '../../base/site.ts'
import { GameGrid } from './GameGrid.tsx'
import { pageSize, useList, type List } from './game-menu.ts'
import { groupPath } from './group-path.ts'
import { NoGames } from './NoGames.tsx'
import { useNear } from './use-near.ts'
import style from './GameList.module.css'

/** How many pages of a list were open, so that going back finds the same place. */
const opened = new Map<string, number>()

/** A list of games that grows as it is read. Each next page has an address, for readers without scripts. */
export function GameList({ list }: { list: Omit<List, 'from' | 'size'> }) {
  const path = useLocation({ select: ({ publicHref }) => publicHref })
  const first = useLocation({ select: ({ search }) => Math.max(1, Number(search.page) || 1) })
  const [pages, setPages] = useState(opened.get(path) ?? 1)
  const more = () => {
    opened.set(path, pages + 1)
    setPages(pages + 1)
  }
  return Array.from({ length: pages }, (_, page) => (
    <Page key={page} list={list} page={first + page} last={page === pages - 1} onMore={more} first={page === 0} />
  ))
}

type PageProps = { list: Omit<List, 'from' | 'size'>; page: number; first: boolean; last: boolean; onMore: () => void }

function Page({ list, page, first, last, onMore }: PageProps) {
  const { settings, texts } = useSite()
  const { t } = texts
  const { data, isError } = useList({ ...list, from: (page - 1) * pageSize, size: pageSize })
  if (!data && isError) return <NoGames failed />
  if (data && data.games.length === 0) return first ? <NoGames /> : null
  const goesOn = last && data !== undefined && data.total > page * pageSize
  return (
    <div className={style.page}>
      <GameGrid games={data?.games} eager={first} level={2} wide={groupPath(settings, list.group ?? 'all').startsWith('/live')} />
      {goesOn && <More page={page + 1} onMore={onMore} label={t('lobby.more')} />}
    </div>
  )
}

function More({ page, onMore, label }: { page: number; onMore: () => void; label: string }) {
  const [near, element] = useNear<HTMLDivElement>(false, '1200px')
  useEffect(() => {
    if (near) onMore()
  }, [near, onMore])
  return (
    <div ref={element} className={style.more}>
      <Link to="." search={(now) => ({ ...now, page: String(page) })} preload={false}>
        {label}
      </Link>
    </div>
  )
}
