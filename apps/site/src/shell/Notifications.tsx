import { Toasts } from '@fairhouse/ui'
import { useSite } from '../site.ts'
import { numberSetting } from './setting.ts'
import { SiteLink } from './SiteLink.tsx'
import { useLateHousekeeping } from './use-late-housekeeping.ts'

/** Where floating notices appear; they hide by themselves after the time that the settings give. */
export function Notifications() {
  const {
    toasts,
    settings,
    texts: { t },
  } = useSite()
  useLateHousekeeping()
  const hideAfterMs = numberSetting(settings, 'notifications.autoHideSec', 5) * 1000
  return (
    <Toasts
      shelf={toasts}
      label={t('shell.notifications')}
      dismissLabel={t('shell.dismiss')}
      hideAfterMs={hideAfterMs}
      linkOf={({ to, text }) => <SiteLink to={to}>{text}</SiteLink>}
    />
  )
}
