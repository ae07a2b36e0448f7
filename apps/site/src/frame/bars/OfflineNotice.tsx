import { Icon } from '@fairhouse/ui'
import { useSyncExternalStore } from 'react'
import { useT } from '../../base/site.ts'
import style from './OfflineNotice.module.css'

/** Says that there is no network, for as long as there is none. */
export function OfflineNotice() {
  const t = useT()
  const online = useOnline()
  return (
    <div role="status" className={style.box}>
      {!online && (
        <p className={style.notice}>
          <Icon name="offline" size={18} />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}

/** Returns whether the browser is online. */
function useOnline(): boolean {
  return useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  )
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
