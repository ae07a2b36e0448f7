import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'

/** /coming-soon: what is being prepared, and what there is until then. */
export function ComingSoonPage() {
  const t = useT()
  return (
    <>
      <PageTitle title={t('content.comingSoon')} description={t('content.comingSoonText')} />
      <EmptyState level={1} title={t('content.comingSoon')} text={t('content.comingSoonText')}>
        <Link to="/" className={buttonClass('brass')}>
          {t('shell.toLobby')}
        </Link>
        <Link to="/support" className={buttonClass('line')}>
          {t('shell.support')}
        </Link>
      </EmptyState>
    </>
  )
}
