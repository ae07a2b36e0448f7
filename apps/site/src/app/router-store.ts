import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

type Listener = () => void
type Readable<Value> = { get: () => Value; subscribe: (listener: Listener) => { unsubscribe: () => void } }
type Atom<Value> = Readable<Value> & { set: (next: Value | ((before: Value) => Value)) => void }

/*
 * The few stores of the router. They stand in for the package `@tanstack/react-store` (vite.config.ts puts them there),
 * which carries a whole reactive system for two derived values.
 */
const listeners = new Set<Listener>()
let [depth, changes, changed] = [0, 0, false]

/** A value that can be set, or one derived from others, which is computed again only after some value was set. */
export function createAtom<Value>(given: Value | (() => Value)): Atom<Value> {
  const derive = typeof given === 'function' ? (given as () => Value) : undefined // the router's stores hold no functions
  let value = derive ? undefined : given
  let of = -1
  return {
    get: () => {
      if (derive && of !== changes) {
        const next = derive()
        if (of < 0 || !alike(value, next)) value = next
        of = changes
      }
      return value as Value // computed above, or given
    },
    set: (next) =>
      batch(() => {
        const after = typeof next === 'function' ? (next as (before: Value) => Value)(value as Value) : next // the same
        if (Object.is(after, value)) return
        value = after
        changes++
        changed = true
      }),
    subscribe: (listener) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
  }
}

/** Sets several values; who listens hears once, at the end. */
export function batch(change: () => void): void {
  depth++
  try {
    change()
  } finally {
    depth--
    if (depth === 0 && changed) {
      changed = false
      for (const listener of listeners) listener()
    }
  }
}

/** Reads a part of a store and draws again when that part changes. */
export function useSelector<Value, Selection>(
  source: Readable<Value>,
  selector: (value: Value) => Selection = (value) => value as unknown as Selection, // without a selector the part is the whole
  { compare = Object.is }: { compare?: (a: Selection, b: Selection) => boolean } = {},
): Selection {
  const shown = useRef<{ selection: Selection }>(undefined)
  const select = useMemo(() => {
    let last: { value: Value; selection: Selection } | undefined
    return () => {
      const value = source.get()
      if (last && Object.is(last.value, value)) return last.selection
      const next = selector(value)
      const before = last ?? shown.current
      // Keep the identity of an equal part, so that nothing renders again needlessly.
      last = { value, selection: before && compare(before.selection, next) ? before.selection : next }
      return last.selection
    }
  }, [source, selector, compare])
  const subscribe = useMemo(() => (listener: Listener) => source.subscribe(listener).unsubscribe, [source])
  const selection = useSyncExternalStore(subscribe, select, select)
  useEffect(() => void (shown.current = { selection }), [selection])
  return selection
}

/** Returns whether two derived values hold the same parts. */
function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const [left, right] = [Object.entries(a), Object.values(b) as unknown[]] // both are plain
  return left.length === right.length && left.every(([, part], place) => Object.is(part, right[place]))
}
