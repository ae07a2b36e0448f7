import { buttonClass, EmptyState } from '@fairhouse/ui'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../../base/site.ts'
import { ModalLink } from '../modal/ModalLink.tsx'
import { PageTitle } from './PageTitle.tsx'
import { useProfile } from '../../base/session.ts'

/** Shows a player's page to a player; a visitor reads that logging in is needed, and comes back here after it. */
export function AuthorizationRequired({ children }: { children: ReactNode }) {
  const t = useT()
  const profile = useProfile()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (profile) return children
  return (
    <>
      <PageTitle title={t('shell.logIn')} />
      <EmptyState level={1} title={t('shell.authorizationRequired')} text={t('shell.authorizationRequiredText')}>
        <ModalLink modal="login" more={{ 'page-after-login': path }} className={buttonClass('brass')}>
          {t('shell.logIn')}
        </ModalLink>
        <ModalLink modal="registration" className={buttonClass('line')}>
          {t('shell.signUp')}
        </ModalLink>
      </EmptyState>
    </>
  )
}
