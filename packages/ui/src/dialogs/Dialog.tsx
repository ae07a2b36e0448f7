import { useId, type ReactNode } from 'react'
import { Icon } from '../pieces/Icon.tsx'
import { useModal } from './use-modal.ts'
import style from './Dialog.module.css'

type Closing = { closeLabel: string; onClose: () => void } | { closeLabel?: never; onClose?: never }
type DialogProps = Closing & { title: string; wide?: boolean; isPage?: boolean; children: ReactNode }

/** A modal window on the native dialog. The server draws it open; before the first paint of the browser it becomes modal, without a flash. Escape, the cross and a press outside call `onClose`; without it only what stands inside ends it. With `isPage` it is the page itself: other dialogs stay above it, whichever opened first. */
export function Dialog({ title, closeLabel, onClose, wide = false, isPage = false, children }: DialogProps) {
  const id = useId()
  const dialog = useModal(onClose, isPage)
  return (
    <dialog
      ref={dialog}
      open
      suppressHydrationWarning
      className={wide ? `${style.dialog} ${style.wide}` : style.dialog}
      aria-labelledby={id}
    >
      <div className={style.sheet}>
        <header className={style.head}>
          <h2 id={id} tabIndex={-1} className={style.title}>
            {title}
          </h2>
          {onClose && (
            <button type="button" className={style.close} onClick={onClose} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <div className={style.body}>{children}</div>
      </div>
    </dialog>
  )
}
