import type { Meaning } from './Notice.tsx'

/** A floating notice. */
export type Toast = { readonly id: number; readonly meaning: Meaning; readonly text: string }

/** The floating notices of a page, the oldest first. */
export type ToastShelf = {
  show: (meaning: Meaning, text: string) => number
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
    show: (meaning, text) => {
      last += 1
      become([...toasts.filter((toast) => toast.text !== text), { id: last, meaning, text }].slice(-4))
      return last
    },
    hide: (id) => become(toasts.filter((toast) => toast.id !== id)),
    now: () => toasts,
    none: () => empty,
    onChange: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  }
}
