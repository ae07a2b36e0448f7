import { countryName } from '@fairhouse/fields/lists/countries.ts'
import { EmptyState } from '@fairhouse/ui'
import { useSite } from '../../base/site.ts'
import { PageTitle } from './PageTitle.tsx'

/** The only page for a country that is not allowed. */
export function BlockedPage() {
  const {
    settings,
    texts: { t, language },
  } = useSite()
  return (
    <main id="content">
      <PageTitle title={t('shell.title.blocked')} />
      <EmptyState
        level={1}
        title={t('content.blocked')}
        text={t('content.blockedText', { country: countryName(settings.country, language.tag), email: settings.supportEmail })}
      />
    </main>
  )
}
