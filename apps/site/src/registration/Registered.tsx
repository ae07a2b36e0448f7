import type { Profile } from '@fairhouse/contract'
import { buttonClass, EmptyState, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { becomeProfile } from '../base/session.ts'
import { useSite, useT } from '../base/site.ts'

const AskedProof = lazy(async () => ({ default: (await import('../verification/index.ts')).AskedProof }))

/**
 * The end: a player who is now logged in verifies what is asked, then the form closes; everybody else reads what comes
 * next.
 */
export function Registered({ profile, onDone }: { profile: Profile | undefined; onDone: () => void }) {
  return profile ? <LoggedIn profile={profile} onDone={onDone} /> : <Welcome />
}

/** The page becomes the player's when this is left, however it is left: before that, an address for visitors would be left in the middle of it. */
function LoggedIn({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const site = useSite()
  useEffect(() => () => becomeProfile(site, profile), [site, profile])
  return (
    <Suspense fallback={<Skeleton label={site.texts.t('shell.loading')} lines={4} />}>
      <AskedProof
        onDone={() => {
          becomeProfile(site, profile)
          onDone()
        }}
      />
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
