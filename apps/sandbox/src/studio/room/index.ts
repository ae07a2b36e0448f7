import type { Studio } from '../studio.ts'
import { studioRoutes } from './studio-routes.ts'
import { studioSection } from './studio-section.ts'

/** Adds the studio to the control room and its API. */
export function registerRoom(studio: Studio): void {
  studio.world.control.routes.push(...studioRoutes(studio))
  studio.world.control.sections.push(studioSection(studio))
}
