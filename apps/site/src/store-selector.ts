import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** Reads a part of a store. It stands in for the package `use-sync-external-store`, which carries what React 19 has itself (vite.config.ts puts it there). */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean,
): Selection {
  const shown = useRef<{ value: Selection }>(undefined)
  const select = useMemo(() => {
    let last: { snapshot: Snapshot; value: Selection } | undefined
    return () => {
      const snapshot = getSnapshot()
      if (last && Object.is(last.snapshot, snapshot)) return last.value
      const next = selector(snapshot)
      const before = last ?? shown.current
      // An equal part keeps its identity, so that nobody draws again for nothing.
      last = { snapshot, value: before && isEqual(before.value, next) ? before.value : next }
      return last.value
    }
  }, [getSnapshot, selector, isEqual])
  const value = useSyncExternalStore(subscribe, select, select)
  useEffect(() => void (shown.current = { value }), [value])
  return value
}
