import { Button, EmptyState } from '@fairhouse/ui'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useState } from 'react'
import { forget, useAnswer } from '../asking.ts'
import { parts } from '../parts.ts'
import { PageTitle } from '../shell/PageTitle.tsx'
import { SearchForm } from '../shell/SearchForm.tsx'
import { useProfile } from '../shell/session.ts'
import { useSite, useT } from '../site.ts'
import { GameGrid } from './GameGrid.tsx'
import { groupName } from './group-name.ts'
import { shelvesOf } from './shelves.ts'
import { VisitorHero } from './VisitorHero.tsx'
import style from './LobbyPage.module.css'

/** The lobby: who we are or where your money stands, then the games by shelf; also one group, and what a search finds. */
export function LobbyPage() {
  const { texts } = useSite()
  const { t } = texts
  const { group } = useParams({ strict: false })
  const profile = useProfile()
  const found = useLocation({ select: ({ search }) => search.search ?? '' })
  const [typed, setTyped] = useState<string>()
  const query = useDeferredValue(typed ?? found)
  const title = group ? t('shell.title.group', { group: groupName(texts, group) }) : t('shell.title.lobby')
  return (
    <>
      <PageTitle title={title} />
      {group ? (
        <h1 className={style.title}>{groupName(texts, group)}</h1>
      ) : profile ? (
        <Suspense>
          <parts.playerHero.view />
        </Suspense>
      ) : (
        <VisitorHero />
      )}
      <div className={style.tools}>
        <Groups />
        <SearchForm key={found} query={found} onQuery={setTyped} />
      </div>
      <Shelves group={group} query={query} />
    </>
  )
}

function Groups() {
  const { texts } = useSite()
  const groups = useAnswer('GET /api/games', {}).data?.groups ?? []
  if (groups.length === 0) return null
  return (
    <nav className={style.groups} aria-label={texts.t('lobby.groups')}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
        {texts.t('lobby.group.all')}
      </Link>
      {groups
        .filter(({ id }) => id !== 'all')
        .map(({ id, count }) => (
          <Link key={id} to="/{$group}-games" params={{ group: id }}>
            {groupName(texts, id)} <span className={style.count}>{count}</span>
          </Link>
        ))}
    </nav>
  )
}

function Shelves({ group, query }: { group: string | undefined; query: string }) {
  const t = useT()
  const { queries } = useSite()
  const { data, isError } = useAnswer('GET /api/games', {})
  if (isError && !data) {
    return (
      <EmptyState title={t('lobby.failed')} text={t('lobby.failedText')}>
        <Button kind="line" onClick={() => forget(queries, 'GET /api/games')}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    )
  }
  if (!data) return <GameGrid games={undefined} group={group ?? 'all'} />
  const shelves = shelvesOf(data.games, { group, query })
  if (shelves.length === 0) {
    return query ? (
      <EmptyState title={t('lobby.noMatch')} text={t('lobby.noMatchText', { query })} />
    ) : (
      <EmptyState title={t('lobby.empty')} text={t('lobby.emptyText')} />
    )
  }
  return shelves.map(({ name, games }, place) => (
    <section key={name} className={style.shelf} aria-labelledby={`shelf-${name}`}>
      <header className={style.head}>
        <h2 id={`shelf-${name}`} className={style.name}>
          {t(`lobby.${name}`)}
        </h2>
        <p className={style.total}>{t('lobby.count', { count: games.length })}</p>
      </header>
      <GameGrid games={games} group={group ?? 'all'} eager={place === 0} />
    </section>
  ))
}
