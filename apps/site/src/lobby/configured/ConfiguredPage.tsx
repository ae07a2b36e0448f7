import { buttonClass, EmptyState, Notice } from '@fairhouse/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { AuthorizationRequired } from '../../frame/page/AuthorizationRequired.tsx'
import { PageTitle } from '../../frame/page/PageTitle.tsx'
import { useSite } from '../../base/site.ts'
import { GameList } from '../games/GameList.tsx'
import { configuredPageAt, pathOf, type Configured } from '../games/configured-pages.ts'
import { PokerClient } from './PokerClient.tsx'
import { Providers } from './Providers.tsx'
import style from './ConfiguredPage.module.css'

/** A page whose address an operator chooses: what it is for, and the games that belong to it. */
export function ConfiguredPage() {
  const { settings } = useSite()
  const page = configuredPageAt(settings, useLocation({ select: ({ pathname }) => pathname }))
  if (!page) return null
  const content = <Content page={page} />
  return page.playersOnly ? <AuthorizationRequired>{content}</AuthorizationRequired> : content
}

function Content({ page: { name, group } }: { page: Configured }) {
  const { texts, settings } = useSite()
  const { t } = texts
  return (
    <>
      <PageTitle title={t(`place.${name}`)} />
      <header className={style.head}>
        <h1 className={style.title}>{t(`place.${name}`)}</h1>
        <p className={style.intro}>{t(`place.${name}Text`, { email: settings.supportEmail })}</p>
      </header>
      {name === 'poker' && <PokerClient />}
      {name === 'provider' && <Providers />}
      {name === 'contact' && (
        <a
          className={buttonClass('brass')}
          href={`mailto:${settings.supportEmail}?subject=${encodeURIComponent(t('place.contactSubject'))}`}
        >
          {t('place.writeTo', { email: settings.supportEmail })}
        </a>
      )}
      {name === 'bettingHistory' && (
        <EmptyState title={t('place.noBets')} text={t('place.noBetsText')}>
          <Link to={pathOf(settings, 'betting')} className={buttonClass('line')}>
            {t('place.betting')}
          </Link>
        </EmptyState>
      )}
      {(name === 'betting' || name === 'parlay' || name === 'sports' || name === 'sportsLive') && (
        <div className={style.notice}>
          <Notice meaning="info">{t('place.noBookText')}</Notice>
        </div>
      )}
      {group && (
        <section aria-label={t('place.games')}>
          <h2 className={style.heading}>{t('place.games')}</h2>
          <GameList list={{ group }} />
        </section>
      )}
    </>
  )
}
