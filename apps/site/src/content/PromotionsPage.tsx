import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useT } from '../site.ts'

/** /promotions: what the house gives at the moment. */
export function PromotionsPage() {
  const t = useT()
  return (
    <>
      <PageTitle title={t('content.promotions')} description={t('content.promotionsText')} />
      <EmptyState level={1} title={t('content.promotions')} text={t('content.promotionsText')}>
        <Link to="/" className={buttonClass('brass')}>
          {t('shell.toLobby')}
        </Link>
      </EmptyState>
    </>
  )
}
