import { Button } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { useSite } from '../base/site.ts'
import { webPushState, turnWebPushOff, turnWebPushOn, type WebPushState } from '../web-push/index.ts'
import style from './WebPushHere.module.css'

/** Explains push notices and enables them in this browser by a button. Renders nothing if the house sends none. */
export function WebPushHere() {
  const site = useSite()
  const { t } = site.texts
  const [state, setState] = useState<WebPushState>('unavailable')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let left = false
    webPushState(site).then(
      (now) => left || setState(now),
      () => undefined,
    )
    return () => void (left = true)
  }, [site])
  if (state === 'unavailable') return null
  const turn = async () => {
    setBusy(true)
    const next = await (state === 'on' ? turnWebPushOff(site) : turnWebPushOn(site)).catch(() => 'off' as const)
    setBusy(false)
    setState(next)
    if (next === 'off' && state === 'off') site.toasts.show('danger', t('my.noticesFailed'))
  }
  return (
    <section className={style.notices} aria-labelledby="notices-here">
      <h2 id="notices-here">{t('my.notices')}</h2>
      <p>{t(state === 'refused' ? 'my.noticesRefused' : state === 'on' ? 'my.noticesOn' : 'my.noticesText')}</p>
      {state !== 'refused' && (
        <Button kind="line" busy={busy} onClick={() => void turn()}>
          {t(state === 'on' ? 'my.noticesTurnOff' : 'my.noticesTurnOn')}
        </Button>
      )}
    </section>
  )
}
