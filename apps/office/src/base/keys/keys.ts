import { keyStep, topActs, type KeyAct, type Pending, type Stroke } from './key-step.ts'

/** The keys of the page that is open: what each does, in the order in which parts have brought them. */
export type Keys = {
  /** Adds acts; what it answers takes them away. */
  add: (acts: readonly KeyAct[]) => () => void
  /** What can be done now. */
  now: () => readonly KeyAct[]
  onChange: (listener: () => void) => () => void
  /** Runs what a stroke means; whether it meant anything. */
  press: (stroke: Stroke, at: number) => boolean
}

/** Makes the registry of keys. `letters` says whether keys without a modifier act. */
export function createKeys(letters: () => boolean): Keys {
  let groups: readonly (readonly KeyAct[])[] = []
  let acts: readonly KeyAct[] = []
  let pending: Pending
  const listeners = new Set<() => void>()
  const become = (next: typeof groups) => {
    groups = next
    acts = topActs(groups.flat())
    for (const listener of listeners) listener()
  }
  return {
    add: (added) => {
      become([...groups, added])
      return () => become(groups.filter((one) => one !== added))
    },
    now: () => acts,
    onChange: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    press: (stroke, at) => {
      const stepped = keyStep(pending, stroke, acts, { at, letters: letters() })
      pending = stepped.pending
      stepped.act?.run()
      return stepped.taken
    },
  }
}

/** Listens to the keyboard of a window. */
export function listenToKeys(keys: Keys, target: Window): () => void {
  const heard = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const mod = event.metaKey || event.ctrlKey
    // What is typed in a search is handed on to the found item, as an event of its own: the focus stays in the field.
    const inField = isField(event.target) || isField(document.activeElement)
    if (keys.press({ key: event.key, mod, shift: event.shiftKey, alt: event.altKey, inField }, event.timeStamp)) event.preventDefault()
  }
  target.addEventListener('keydown', heard)
  return () => target.removeEventListener('keydown', heard)
}

/** Whether letters are typed here; a tick or a radio takes none. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(?:checkbox|radio|button)$/.test(target.type))
