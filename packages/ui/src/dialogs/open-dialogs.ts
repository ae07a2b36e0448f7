let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const become = (next: readonly HTMLDialogElement[]) => {
  open = next
  for (const listener of listeners) listener()
}

/** The dialogs that are open, the topmost last: nothing outside the topmost one can be pressed. */
export const openDialogs = {
  add: (dialog: HTMLDialogElement) => become([...open, dialog]),
  remove: (dialog: HTMLDialogElement) => become(open.filter((one) => one !== dialog)),
  topmost: () => open.at(-1),
  /** Puts all others above one: the browser orders dialogs by when they were shown. */
  raiseOver(dialog: HTMLDialogElement) {
    const others = open.filter((one) => one !== dialog)
    for (const other of others) {
      other.close()
      other.showModal()
    }
    become([dialog, ...others])
  },
  onChange: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
}
