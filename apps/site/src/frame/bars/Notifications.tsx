import type { PageSettings } from '@fairhouse/contract'
import { Toasts } from '@fairhouse/ui'
import { useSite } from '../../base/site.ts'
import { numberSetting } from '../../base/setting.ts'
import { SiteLink } from '../page/SiteLink.tsx'

/** The place of floating notices; they hide after the time in the settings. */
export function Notifications() {
  const {
    toasts,
    settings,
    texts: { t },
  } = useSite()
  return (
    <Toasts
      shelf={toasts}
      label={t('shell.notifications')}
      dismissLabel={t('shell.dismiss')}
      hideAfterMs={autoHideMs(settings)}
      linkOf={({ to, text }) => <SiteLink to={to}>{text}</SiteLink>}
    />
  )
}

/** How long a notice stays, by the settings. */
export const autoHideMs = (settings: PageSettings): number => numberSetting(settings, 'notifications.autoHideSec', 5) * 1000
