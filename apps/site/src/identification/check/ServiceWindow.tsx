import { Button } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../base/site.ts'
import type { Begun } from './identity-check.ts'
import { openWindow } from './open-window.ts'
import style from './Identification.module.css'

type WindowProps = { begun: Begun; name: string; onCancel: () => void }

/**
 * A service in its own window, which can be opened again; if the browser blocks it, the page says so and a click opens
 * it.
 */
export function PopupScreen({ begun: { url }, name, onCancel }: WindowProps) {
  const popup = useRef<Window | null>(null)
  const [shut, setShut] = useState(false)
  const open = () => {
    if (!url) return
    popup.current = openWindow(url)
    setShut(popup.current === null)
  }
  const opened = useRef(false)
  useEffect(() => {
    if (!opened.current) open()
    opened.current = true
    return () => popup.current?.close()
    // Once: a later render must not open another window.
    // oxlint-disable-next-line react/exhaustive-deps -- opens when it appears, and only then
  }, [])
  return <WindowControls shut={shut} name={name} onOpen={open} onCancel={onCancel} />
}

/** What the page says beside the window of a service; `shut`: the browser has blocked it. */
export function WindowControls({ shut, name, onOpen, onCancel }: Omit<WindowProps, 'begun'> & { shut: boolean; onOpen: () => void }) {
  const { t } = useSite().texts
  return (
    <section className={style.screen}>
      <p className={style.soft} role="status">
        {t(shut ? 'identification.popupShut' : 'identification.popupText', { method: name })}
      </p>
      <Button wide onClick={onOpen}>
        {t(shut ? 'identification.popupOpenNow' : 'identification.popupOpen', { method: name })}
      </Button>
      <Button kind="plain" wide onClick={onCancel}>
        {t('shell.cancel')}
      </Button>
    </section>
  )
}

/** A service in a frame of the page. */
export function FrameScreen({ begun: { url }, name, onCancel }: WindowProps) {
  const { t } = useSite().texts
  return (
    <section className={style.screen}>
      <iframe className={style.frame} src={url} title={name} allow="camera; fullscreen" />
      <Button kind="plain" wide onClick={onCancel}>
        {t('shell.cancel')}
      </Button>
    </section>
  )
}
