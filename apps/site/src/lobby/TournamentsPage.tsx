import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'

/** /tournaments, unless an operator has blocked them. */
export function TournamentsPage() {
  const { t } = useSite().texts
  return (
    <>
      <PageTitle title={t('place.tournaments')} />
      <EmptyState level={1} title={t('place.tournaments')} text={t('place.tournamentsText')}>
        <Link to="/" className={buttonClass('line')}>
          {t('shell.toLobby')}
        </Link>
      </EmptyState>
    </>
  )
}
