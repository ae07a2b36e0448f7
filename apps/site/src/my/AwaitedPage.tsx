import type { MessageKey } from '@fairhouse/messages'
import { EmptyState } from '@fairhouse/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { Ways } from '../content/index.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { awaited } from './awaited.ts'

/** A page of the player's own with nothing in it yet: what will be found here, and where to go now. */
export function AwaitedPage() {
  const {
    settings,
    texts: { t },
  } = useSite()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = awaited[path]
  if (!place) return null
  // A check sees that each place has its texts.
  const [title, text] = [`places.${place.name}.title` as MessageKey, `places.${place.name}.text` as MessageKey] // as said above
  return (
    <MyPage>
      <PageTitle title={t(title)} />
      <EmptyState level={1} title={t(title)} text={t(text, { email: settings.supportEmail })} />
      <Ways title={t('places.instead')}>
        {place.instead.map(({ to, label }) => (
          <Link key={to} to={to}>
            {t(label)}
          </Link>
        ))}
      </Ways>
    </MyPage>
  )
}
