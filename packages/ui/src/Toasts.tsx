import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { signOf } from './Notice.tsx'
import type { ToastLink, ToastShelf } from './toast-shelf.ts'
import style from './Toasts.module.css'

/** Where floating notices appear: a polite live region. A notice goes by itself, but not while it is looked at. */
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
  const [area, held] = useHeld()
  const [oldest] = toasts
  const [first, time] = [oldest?.id, oldest?.hideAfterMs ?? hideAfterMs]
  useEffect(() => {
    if (held || first === undefined) return
    const timer = setTimeout(() => shelf.hide(first), time)
    return () => clearTimeout(timer)
  }, [held, first, time, shelf])
  return (
    <section ref={area} className={style.toasts} aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={`${style.toast} ${style[toast.meaning]}`}>
          <Icon name={signOf[toast.meaning]} />
          <div className={style.text}>
            <p>{toast.text}</p>
            {toast.link && linkOf?.(toast.link)}
          </div>
          <button type="button" className={style.dismiss} aria-label={dismissLabel} onClick={() => shelf.hide(toast.id)}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </section>
  )
}

/** Whether somebody is looking at an area: with the pointer or with the keyboard in it. */
function useHeld() {
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
  }, [])
  return [area, held] as const
}
