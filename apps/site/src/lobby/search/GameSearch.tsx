import { Icon } from '@fairhouse/ui'
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { lobbyParts } from '../games/lobby-parts.ts'
import { useSite } from '../../base/site.ts'
import { allGamesQuestion } from '../games/preload-games.ts'
import style from '../../frame/page/SearchForm.module.css'

/** Looks for a game while one types; without scripts it is an ordinary form. The address is /games/search with the query. */
export function GameSearch({ query }: { query: string }) {
  const site = useSite()
  const { t } = site.texts
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const overlay = useRouterState({ select: ({ location }) => location.state.finding === true })
  const prepare = () => {
    void lobbyParts.searchResults.view.preload?.()
    void site.queries.prefetchQuery(allGamesQuestion(site))
  }
  // The typed query leads and the address follows; the address leads only when it changes by itself (Back, a link).
  useEffect(() => {
    const field = input.current
    if (field && field.value.trim() !== query && document.activeElement !== field) field.value = query
  }, [query])
  const find = useFind(overlay)
  return (
    <form
      role="search"
      className={style.search}
      action={router.buildLocation({ to: '/games/search' }).publicHref}
      onSubmit={(event) => {
        event.preventDefault()
        input.current?.blur()
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="search"
        aria-label={t('shell.findGame')}
        placeholder={t('shell.findGame')}
        defaultValue={query}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={prepare}
        onChange={(event) => find(event.currentTarget.value)}
      />
    </form>
  )
}

/** Shows what is found over the present page, under the address of the search; an emptied field goes back. */
function useFind(overlay: boolean) {
  const router = useRouter()
  const navigate = useNavigate()
  return (typed: string) => {
    const wanted = typed.trim()
    if (wanted === '' && overlay) return router.history.back()
    // On its own page the search lies over nothing, and Back would lead away from the site.
    const isOwnPage = !overlay && router.latestLocation.pathname.endsWith('games/search')
    void navigate({
      to: '.',
      search: ({ page: _page, ...now }) => ({ ...now, search: wanted }),
      ...(isOwnPage ? {} : { mask: { to: '/games/search', search: { search: wanted }, unmaskOnReload: true }, state: { finding: true } }),
      replace: overlay || isOwnPage,
      resetScroll: false,
    })
  }
}
