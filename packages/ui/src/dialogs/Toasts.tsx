import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../pieces/Icon.tsx'
import { signOf } from '../pieces/Notice.tsx'
import { openDialogs } from './open-dialogs.ts'
import type { Toast, ToastLink, ToastShelf } from './toast-shelf.ts'
import { toastTime } from './toast-time.ts'
import style from './Toasts.module.css'

/** Where floating notices appear: a polite live region, over whatever is open. A notice goes by itself, but not while it is looked at. */
export function Toasts({
  shelf,
  label,
  dismissLabel,
  hideAfterMs,
  linkOf,
}: {
  shelf: ToastShelf
  label: string
  dismissLabel: string
  hideAfterMs: number
  linkOf?: (link: ToastLink) => ReactNode
}) {
  const toasts = useSyncExternalStore(shelf.onChange, shelf.now, shelf.none)
  const dialog = useSyncExternalStore(openDialogs.onChange, openDialogs.topmost, () => undefined)
  const [area, held] = useHeld(dialog)
  const section = (
    <section ref={area} className={style.toasts} aria-label={label} data-told={toasts.length > 0 || undefined} aria-live="polite">
      {toasts.map((toast) => (
        <OneToast
          key={toast.id}
          toast={toast}
          hideAfterMs={held ? undefined : (toast.hideAfterMs ?? toastTime(toast.text, hideAfterMs))}
          hide={shelf.hide}
          dismissLabel={dismissLabel}
          link={toast.link && linkOf?.(toast.link)}
        />
      ))}
    </section>
  )
  // Nothing beside a modal dialog can be seen well or pressed.
  return dialog ? createPortal(section, dialog) : section
}

/** One notice, with a time of its own; without one it stays. */
function OneToast({
  toast: { id, meaning, text },
  hideAfterMs,
  hide,
  dismissLabel,
  link,
}: {
  toast: Toast
  hideAfterMs: number | undefined
  hide: (id: number) => void
  dismissLabel: string
  link: ReactNode
}) {
  useEffect(() => {
    if (hideAfterMs === undefined) return
    const timer = setTimeout(() => hide(id), hideAfterMs)
    return () => clearTimeout(timer)
  }, [id, hideAfterMs, hide])
  return (
    <div className={`${style.toast} ${style[meaning]}`}>
      <Icon name={signOf[meaning]} />
      <div className={style.text}>
        <p>{text}</p>
        {link}
      </div>
      <button type="button" className={style.dismiss} aria-label={dismissLabel} onClick={() => hide(id)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}

/** Whether somebody is looking at an area: with the pointer or with the keyboard in it. */
function useHeld(within: Element | undefined) {
  const area = useRef<HTMLElement>(null)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const look = () => setHeld(element.matches(':hover, :focus-within'))
    const later = () => setTimeout(look)
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'click'] as const
    for (const event of events) element.addEventListener(event, later)
    return () => {
      for (const event of events) element.removeEventListener(event, later)
    }
  }, [within])
  return [area, held] as const
}
