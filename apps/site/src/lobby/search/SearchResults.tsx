import { EmptyState } from '@fairhouse/ui'
import { useLocation } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { useAnswer } from '../../base/answers.ts'
import { useSite } from '../../base/site.ts'
import { GameGrid } from '../games/GameGrid.tsx'
import { NoGames } from '../games/NoGames.tsx'
import { foundKey, mostFound, type Found } from './found.ts'
import { indexOf, search } from './game-index.ts'
import style from '../games/LobbyPage.module.css'

/** Search results, as the query is typed; the first answer may have come with the page. */
export function SearchResults() {
  const { texts, queries } = useSite()
  const { t } = texts
  const query = useDeferredValue(useLocation({ select: ({ search }) => search.search ?? '' }))
  const all = useAnswer('GET /api/games/all', {}, { staleMs: 10 * 60_000, enabled: typeof window !== 'undefined' })
  const games = all.data?.games
  const index = useMemo(() => games && indexOf(games), [games])
  const found = useMemo((): Found | undefined => {
    if (!games || !index) return undefined
    const places = search(index, query)
    return { total: places.length, games: places.slice(0, mostFound).flatMap((place) => games[place] ?? []) }
  }, [games, index, query])
  const shown = found ?? queries.getQueryData<Found>(foundKey(query))
  if (!shown && all.isError) return <NoGames failed />
  return (
    <section aria-label={t('lobby.search')}>
      <h1 className={style.title}>{query === '' ? t('lobby.search') : t('lobby.searchFor', { query })}</h1>
      <p role="status" className={style.total}>
        {shown && query !== '' && t('lobby.found', { count: shown.total })}
      </p>
      {query === '' ? (
        <p className={style.total}>{t('lobby.searchHint')}</p>
      ) : shown?.total === 0 ? (
        <EmptyState title={t('lobby.noMatch')} text={t('lobby.noMatchText', { query })} />
      ) : (
        <GameGrid games={shown?.games} level={2} />
      )}
    </section>
  )
}
