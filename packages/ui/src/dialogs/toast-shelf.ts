import type { Meaning } from '../pieces/Notice.tsx'

/** Where a floating notice leads. */
export type ToastLink = { readonly to: string; readonly text: string }
/** A floating notice. */
export type Toast = {
  readonly id: number
  readonly meaning: Meaning
  readonly text: string
  readonly link?: ToastLink | undefined
  readonly hideAfterMs?: number | undefined
}

/** The floating notices of a page, the oldest first. */
export type ToastShelf = {
  /** `hideAfterMs`: how long it stays, where that is not the usual time. */
  show: (meaning: Meaning, text: string, link?: ToastLink, hideAfterMs?: number) => number
  hide: (id: number) => void
  now: () => readonly Toast[]
  none: () => readonly Toast[]
  onChange: (listener: () => void) => () => void
}

const empty: readonly Toast[] = []

/** Makes a shelf. The same text is not shown twice at a time; more than four push the oldest out. */
export function createToastShelf(): ToastShelf {
  let toasts = empty
  let last = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show: (meaning, text, link, hideAfterMs) => {
      last += 1
      become([...toasts.filter((toast) => toast.text !== text), { id: last, meaning, text, link, hideAfterMs }].slice(-4))
      return last
    },
    hide: (id) => become(toasts.filter((toast) => toast.id !== id)),
    now: () => toasts,
    none: () => empty,
    onChange: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  }
}
