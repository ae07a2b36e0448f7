import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import style from './Dialog.module.css'

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** A modal window on the native dialog. The server draws it open; before the first paint of the browser it becomes modal, without a flash. Escape and the cross call `onClose`. */
export function Dialog({ title, closeLabel, onClose, wide = false, children }: {
  title: string
  closeLabel: string
  onClose: () => void
  wide?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useBeforePaint(() => {
    const element = dialog.current
    if (!element) return
    element.removeAttribute('open')
    element.showModal()
    return () => element.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      open
      suppressHydrationWarning
      className={wide ? `${style.dialog} ${style.wide}` : style.dialog}
      aria-labelledby={id}
      onCancel={(event) => (event.preventDefault(), onClose())}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={style.sheet}>
        <header className={style.head}>
          <h2 id={id} tabIndex={-1} className={style.title}>{title}</h2>
          <button type="button" className={style.close} onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </header>
        <div className={style.body}>{children}</div>
      </div>
    </dialog>
  )
}
