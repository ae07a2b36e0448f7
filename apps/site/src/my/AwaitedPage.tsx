import type { MessageKey } from '@fairhouse/messages'
import { EmptyState } from '@fairhouse/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { Ways } from '../content/index.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { awaited } from './awaited.ts'

/** One of the player's pages without content yet: what it will hold, and where to go meanwhile. */
export function AwaitedPage() {
  const {
    settings,
    texts: { t },
  } = useSite()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const page = awaited[path]
  if (!page) return null
  // A check makes sure that each page has its texts.
  const [title, text] = [`places.${page.name}.title` as MessageKey, `places.${page.name}.text` as MessageKey] // as said above
  return (
    <MyPage>
      <PageTitle title={t(title)} />
      <EmptyState level={1} title={t(title)} text={t(text, { email: settings.supportEmail })} />
      <Ways title={t('places.instead')}>
        {page.instead.map(({ to, label }) => (
          <Link key={to} to={to}>
            {t(label)}
          </Link>
        ))}
      </Ways>
    </MyPage>
  )
}
