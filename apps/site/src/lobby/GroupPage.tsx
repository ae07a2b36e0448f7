import { Link, useLocation, useParams } from '@tanstack/react-router'
import { NotFound } from '../frame/page/NotFound.tsx'
import { useSite } from '../base/site.ts'
import { GameList } from './games/GameList.tsx'
import { pageSize, useList, useMenu } from './games/game-menu.ts'
import { groupName } from './games/group-name.ts'
import { lacksGroup, viewOf } from './games/view.ts'
import style from './games/LobbyPage.module.css'

const sorts = ['popular', 'new', 'name'] as const

/** The games of one group, sorted as the address asks, or those of one provider. */
export function GroupPage() {
  const { texts } = useSite()
  const { group: named } = useParams({ strict: false })
  const { pathname, search } = useLocation({ select: ({ pathname, search }) => ({ pathname, search }), structuralSharing: true })
  const view = viewOf(pathname, named, search)
  const group = view.at === 'list' ? view.group : 'all'
  const { t } = texts
  const { sort = 'popular', provider } = search
  const menu = useMenu().data
  const list = { ...(group === 'all' ? {} : { group }), ...(provider === undefined ? {} : { provider: Number(provider) }), sort }
  const first = useList({ ...list, from: 0, size: pageSize }).data
  if (lacksGroup(view, menu)) return <NotFound />
  const title = provider === undefined ? groupName(texts, group) : (first?.games[0]?.provider ?? t('lobby.provider'))
  return (
    <>
      <header className={style.listHead}>
        <h1 className={style.title}>{title}</h1>
        <p className={style.total}>{first && t('lobby.count', { count: first.total })}</p>
        <nav className={style.sorts} aria-label={t('lobby.sort')}>
          {sorts.map((one) => (
            <Link
              key={one}
              to="."
              search={({ page: _page, ...now }) => ({ ...now, sort: one === 'popular' ? undefined : one })}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={one === sort ? 'page' : undefined}
            >
              {t(`lobby.sort.${one}`)}
            </Link>
          ))}
        </nav>
      </header>
      <GameList key={JSON.stringify(list)} list={list} />
    </>
  )
}
