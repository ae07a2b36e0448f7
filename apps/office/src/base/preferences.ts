import { useSyncExternalStore } from 'react'
import { useOffice } from './office.ts'

export const densities = ['comfortable', 'compact', 'dense'] as const
export const themes = ['system', 'light', 'dark'] as const
/** The languages that the office speaks. */
export const officeLanguages = ['en', 'sv', 'de', 'nl', 'ar'] as const

/** How somebody likes their office, on this device. */
export type Liking = {
  readonly density: (typeof densities)[number]
  readonly theme: (typeof themes)[number]
  readonly language: (typeof officeLanguages)[number]
  /** Whether keys without a modifier act (WCAG 2.1.4 wants that they can be switched off). */
  readonly letters: boolean
}

/** The likings, and who follows them. */
export type Preferences = {
  now: () => Liking
  set: (change: Partial<Liking>) => void
  onChange: (listener: () => void) => () => void
}

const place = 'office-preferences'
type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** Reads the likings of this device; a language that was never chosen is the browser's first that the office speaks. */
export function createPreferences(storage: Shelf, browserLanguages: readonly string[]): Preferences {
  const listeners = new Set<() => void>()
  let liking = read(storage, browserLanguages)
  return {
    now: () => liking,
    set: (change) => {
      liking = { ...liking, ...change }
      try {
        storage.setItem(place, JSON.stringify(liking))
      } catch {
        // It holds until the page is left.
      }
      for (const listener of listeners) listener()
    },
    onChange: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  }
}

/** The likings of whoever sits here. */
export function useLiking(): Liking {
  const { preferences } = useOffice()
  return useSyncExternalStore(preferences.onChange, preferences.now, preferences.now)
}

function read(storage: Shelf, browserLanguages: readonly string[]): Liking {
  const own = browserLanguages.map((tag) => tag.slice(0, 2))
  const language = own.flatMap((code) => officeLanguages.find((one) => one === code) ?? [])[0] ?? 'en'
  const initial: Liking = { density: 'comfortable', theme: 'system', language, letters: true }
  try {
    const kept = JSON.parse(storage.getItem(place) ?? '{}') as Partial<Record<keyof Liking, unknown>> // checked below
    return {
      density: densities.find((one) => one === kept.density) ?? initial.density,
      theme: themes.find((one) => one === kept.theme) ?? initial.theme,
      language: officeLanguages.find((one) => one === kept.language) ?? initial.language,
      letters: kept.letters !== false,
    }
  } catch {
    return initial
  }
}
