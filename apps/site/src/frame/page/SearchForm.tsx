import { Icon } from '@fairhouse/ui'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useT } from '../../base/site.ts'
import style from './SearchForm.module.css'

/** Looks for a game by its name; without scripts it is an ordinary form. */
export function SearchForm({ query = '', onQuery }: { query?: string; onQuery?: (query: string) => void }) {
  const t = useT()
  const navigate = useNavigate()
  const action = useRouter().buildLocation({ to: '/games/search' }).publicHref
  return (
    <form
      role="search"
      className={style.search}
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        const search = String(new FormData(event.currentTarget).get('search') ?? '').trim()
        void navigate({ to: '/games/search', search: { search } })
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        name="search"
        aria-label={t('shell.findGame')}
        placeholder={t('shell.findGame')}
        defaultValue={query}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => onQuery?.(event.currentTarget.value)}
      />
    </form>
  )
}
