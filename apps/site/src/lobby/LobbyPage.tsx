import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { lobbyParts } from './games/lobby-parts.ts'
import { Part } from '../frame/Part.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import { useMenu } from './games/game-menu.ts'
import { groupName } from './games/group-name.ts'
import { GameGrid } from './games/GameGrid.tsx'
import { GameSearch } from './search/GameSearch.tsx'
import { LoadingCurtain } from './curtain/LoadingCurtain.tsx'
import { preloadGames } from './games/preload-games.ts'
import { Shelves } from './games/Shelves.tsx'
import { viewOf, type View } from './games/view.ts'
import { VisitorHero } from './hero/VisitorHero.tsx'
import style from './games/LobbyPage.module.css'

/** The lobby: shelves, one group's list, or what a search found; a game's details open over it. */
export function LobbyPage() {
  const site = useSite()
  const { group, id } = useParams({ strict: false })
  const { pathname, search } = useLocation({ select: ({ pathname, search }) => ({ pathname, search }), structuralSharing: true })
  const details = search.game ?? id
  const view = viewOf(pathname, group, search)
  useEffect(() => preloadGames(site), [site])
  return (
    <>
      <LoadingCurtain />
      {!details && <Title view={view} />}
      {view.at === 'shelves' && <Hero place={view.place} />}
      <div className={style.tools}>
        <Groups here={view.at === 'list' ? view.group : view.at === 'shelves' ? view.place : ''} />
        <GameSearch query={view.at === 'found' ? view.query : ''} />
      </div>
      {view.at === 'shelves' && <Shelves place={view.place} />}
      {view.at === 'list' && <Part key={view.group} part={lobbyParts.groupPage} fallback={<GameGrid games={undefined} />} />}
      {view.at === 'found' && <Part part={lobbyParts.searchResults} fallback={<GameGrid games={undefined} />} />}
      {details && <Part part={lobbyParts.gameDetails} />}
    </>
  )
}

function Title({ view }: { view: View }) {
  const { texts } = useSite()
  const { t } = texts
  if (view.at === 'found') return <PageTitle title={t('lobby.search')} />
  if (view.at === 'list' && view.group === 'all') return <PageTitle title={t('lobby.group.all')} />
  if (view.at === 'list') return <PageTitle title={t('shell.title.group', { group: groupName(texts, view.group) })} />
  return <PageTitle title={view.place === 'home' ? t('shell.casino') : t('shell.title.group', { group: groupName(texts, view.place) })} />
}

function Hero({ place }: { place: 'home' | 'live' | 'poker' }) {
  const { texts } = useSite()
  const profile = useProfile()
  if (place !== 'home') return <h1 className={style.title}>{groupName(texts, place)}</h1>
  if (!profile) return <VisitorHero />
  return <Part part={lobbyParts.playerHero} />
}

/** `here`: the group or place that is shown, at whichever of its addresses. */
function Groups({ here }: { here: string }) {
  const { texts } = useSite()
  const row = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [path])
  return (
    <nav ref={row} className={style.groups} aria-label={texts.t('lobby.groups')}>
      <Link to="/{$group}-games" params={{ group: 'all' }} activeOptions={{ includeSearch: false }}>
        {texts.t('lobby.group.all')}
      </Link>
      {useMenu().data?.menu.map(({ id, name, count, path: to }) => (
        <Link key={id} to={to} activeOptions={{ includeSearch: false }} aria-current={id === here ? 'page' : undefined}>
          {name} <span className={style.count}>{count}</span>
        </Link>
      ))}
    </nav>
  )
}
