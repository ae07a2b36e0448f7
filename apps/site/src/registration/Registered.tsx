import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useT } from '../site.ts'

/** The welcome at the end. */
export function Registered() {
  const t = useT()
  return (
    <div role="status">
      <EmptyState title={t('registration.successTitle')} text={t('registration.successText')}>
        <Link to="/" className={buttonClass('brass')}>
          {t('registration.proceed')}
        </Link>
      </EmptyState>
    </div>
  )
}
