import { buttonClass, EmptyState, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSite, useT } from '../site.ts'

const AskedProof = lazy(async () => ({ default: (await import('../verification/index.ts')).AskedProof }))

/** The end: somebody who is logged in by it proves what is asked for, then the form closes; everybody else reads what comes next. */
export function Registered({ loggedIn, onDone }: { loggedIn: boolean; onDone: () => void }) {
  return loggedIn ? <LoggedIn onDone={onDone} /> : <Welcome />
}

function LoggedIn({ onDone }: { onDone: () => void }) {
  const { texts } = useSite()
  return (
    <Suspense fallback={<Skeleton label={texts.t('shell.loading')} lines={4} />}>
      <AskedProof onDone={onDone} />
    </Suspense>
  )
}

function Welcome() {
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
