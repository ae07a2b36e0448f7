import type { ModalName } from '../../base/address/modal-names.ts'
import type { Site } from '../../base/site.ts'
import { frameParts } from '../parts.ts'

const loadedViews = new Set<ModalName>()

/** Loads a modal's chunk and texts. */
export async function loadModal(site: Site, name: ModalName): Promise<void> {
  const { view, areas } = site.modals[name]
  await Promise.all([site.texts.load(areas), view.preload?.(), frameParts.modalHost.view.preload?.()])
  loadedViews.add(name)
}

/**
 * Returns whether a modal can be shown without waiting. On the server and for the first page everything is loaded
 * beforehand.
 */
export function modalIsLoaded(site: Site, name: ModalName): boolean {
  const { view, areas } = site.modals[name]
  const spoken = site.texts.loaded()
  return (
    (loadedViews.has(name) || view.preload === undefined || typeof window === 'undefined') && areas.every((area) => spoken.includes(area))
  )
}
