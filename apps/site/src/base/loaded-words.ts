import type { Area, Texts } from '@fairhouse/messages'
import { use } from 'react'

const waiting = new WeakMap<Texts, Map<Area, Promise<void>>>()

/** Loads the texts of an area once. */
export function loadWords(texts: Texts, area: Area): Promise<void> {
  const areas = waiting.get(texts) ?? new Map<Area, Promise<void>>()
  waiting.set(texts, areas)
  const loading = areas.get(area) ?? texts.load([area]).catch((error: unknown) => (areas.delete(area), Promise.reject(error)))
  areas.set(area, loading)
  return loading
}

/** Waits, inside a Suspense, until the texts of an area are there. */
export function useWords(texts: Texts, area: Area): void {
  if (!texts.loaded().includes(area)) use(loadWords(texts, area))
}
