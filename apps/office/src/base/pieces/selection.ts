import { useRef, useState } from 'react'

/** The rows of a list that somebody has chosen, in the order of choosing. */
export type Selection = {
  readonly chosen: readonly string[]
  readonly isOn: (key: string) => boolean
  /** Chooses a row or lets it go; with `asRange` all from the one before to this. */
  readonly toggle: (key: string, asRange: boolean) => void
  readonly choose: (keys: readonly string[]) => void
}

/** Keeps what is chosen of a list, whose rows stand in the order of `keys`. */
export function useSelection(keys: readonly string[]): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const last = useRef<string>(undefined)
  const on = new Set(chosen)
  return {
    chosen,
    isOn: (key) => on.has(key),
    choose: setChosen,
    toggle: (key, asRange) => {
      const range = asRange ? rangeOf(keys, last.current, key) : [key]
      last.current = key
      // Two keys in quick succession both count: the page may not have been drawn between them.
      setChosen((now) =>
        now.includes(key) ? now.filter((one) => !range.includes(one)) : [...now, ...range.filter((one) => !now.includes(one))],
      )
    },
  }
}

/** Every key from one to another, in the order of the list; the other alone where the one is not there. */
function rangeOf(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)]
  return a < 0 || b < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1)
}
