import { errorText } from '@fairhouse/messages'
import { buttonClass, EmptyState, Spinner } from '@fairhouse/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { activate, type Activation } from './activate.ts'

/** /activation/{code}: activates the account by the link of the mail. The code is sent by the page, so that a mail scanner that merely opens links does not use it up. */
export function ActivationPage() {
  const { call, texts } = useSite()
  const { t } = texts
  const { activationCode = '' } = useParams({ strict: false })
  const [state, setState] = useState<Activation>({ at: 'asking' })
  useEffect(() => {
    let left = false
    void activate(call, activationCode).then((outcome) => left || setState(outcome))
    return () => void (left = true)
  }, [call, activationCode])
  return (
    <div role="status">
      <PageTitle title={t('shell.title.activation')} />
      {state.at === 'asking' && (
        <EmptyState level={1} title={t('registration.activating')}>
          <Spinner large />
        </EmptyState>
      )}
      {state.at === 'active' && (
        <EmptyState level={1} title={t('registration.activated')} text={t('registration.activatedText')}>
          <ModalLink modal="login" more={{ 'page-after-login': '/' }} className={buttonClass('brass')}>
            {t('shell.logIn')}
          </ModalLink>
        </EmptyState>
      )}
      {state.at === 'refused' && (
        <EmptyState level={1} title={t('registration.activationFailed')} text={errorText(texts, state.error)}>
          <Link to="/" className={buttonClass('line')}>
            {t('shell.toLobby')}
          </Link>
        </EmptyState>
      )}
    </div>
  )
}
