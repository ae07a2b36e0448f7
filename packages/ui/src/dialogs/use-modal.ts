import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { openDialogs } from './open-dialogs.ts'

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Makes a native dialog modal before it is painted, and calls `onClose` when Escape or a press outside asks to close it. */
export function useModal(onClose: (() => void) | undefined, isPage = false): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useBeforePaint(() => {
    const element = dialog.current
    if (!element) return
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      close.current?.()
    }
    const press = (event: Event) => event.target === element && close.current?.()
    // A browser lets nobody hold a second Escape up.
    const reopen = () => close.current || element.showModal()
    element.removeAttribute('open')
    element.showModal()
    openDialogs.add(element)
    if (isPage) openDialogs.raiseOver(element)
    element.addEventListener('cancel', cancel)
    element.addEventListener('mousedown', press)
    element.addEventListener('close', reopen)
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('mousedown', press)
      element.removeEventListener('close', reopen)
      openDialogs.remove(element)
      element.close()
    }
  }, [isPage])
  return dialog
}
