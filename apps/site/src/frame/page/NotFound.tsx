import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useT } from '../../base/site.ts'
import { PageTitle } from './PageTitle.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Answers an address that does not exist: a search for games and the way home. */
export function NotFound() {
  const t = useT()
  return (
    <>
      <PageTitle title={t('shell.title.notFound')} />
      <EmptyState level={1} title={t('shell.notFound')} text={t('shell.notFoundText')}>
        <SearchForm />
        <Link to="/" className={buttonClass('line')}>
          {t('shell.toLobby')}
        </Link>
      </EmptyState>
    </>
  )
}
